// A payment or payout that a template is about: caught, or left alone because it is honest.
import { type Body, DAY, type Decided, type World } from "../../assess/scenarios/world.ts";

/** A case of a template. */
export interface TemplateCase {
  readonly name: string;
  readonly decide: (world: World) => Promise<Decided>;
}

/** What a template catches, and the honest payments that look alike. */
export interface TemplateCases {
  readonly caught: readonly TemplateCase[];
  readonly leftAlone: readonly TemplateCase[];
}

/** The last of so many decisions. */
export async function lastOf(count: number, decide: (index: number) => Promise<Decided>): Promise<Decided> {
  let last = await decide(0);
  for (let index = 1; index < count; index++) last = await decide(index);
  return last;
}

/** A body with changes in one of its parts. */
export const changed = (body: Body, part: string, changes: Body): Body => ({ ...body, [part]: { ...(body[part] as Body), ...changes } });

/** A shopper who paid about the same six times, the last time three days ago. */
export async function regular(world: World, amount: number, outcome?: string): Promise<Body> {
  const shopper = world.shopper();
  for (let payment = 1; payment <= 6; payment++) {
    const decided = await world.earlier(payment * 3 * DAY, { ...shopper, amount: amount + payment });
    if (outcome !== undefined) await world.outcome(decided, outcome);
  }
  return shopper;
}
