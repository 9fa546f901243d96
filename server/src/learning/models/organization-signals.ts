// The signal catalogue as it counts for an organization.
import type { components } from "../../../../generated/types.ts";
import { profileOf } from "../../controls/policy/settings.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Organization } from "../../platform/tenants/organization.entity.ts";
import { type Policy, weightOf } from "../../scoring/engine/policy.ts";
import { factsOfSignal, familiesOf } from "../../scoring/facts/signal-facts.ts";
import { type SignalCode, signals } from "../../scoring/signals/index.ts";
import type { Signal } from "../../scoring/signals/signal.ts";
import { pointsOf } from "./document.ts";

type Schemas = components["schemas"];

/** Every signal, with the weights and curves of the caller's organization. */
export async function readSignals({ em, organizationId }: Tenant): Promise<Schemas["CatalogueSignals"]> {
  const row = await em.findOneOrFail(Organization, { id: organizationId });
  const { policy } = profileOf({ ...row, live_model: row.liveModel ?? null });
  return { data: signals.map((signal) => signalView(signal, policy)) };
}

function signalView({ code, weight, flows, curve, texts: { en, es, pt } }: Signal<SignalCode>, policy: Policy): Schemas["CatalogueSignal"] {
  const read = factsOfSignal(code);
  return {
    code,
    flows: [...flows],
    meaning: { en: en.sentence, es: es.sentence, pt: pt.sentence },
    families: familiesOf(read),
    facts: read.map(({ path }) => path),
    default_weight: weight,
    weight: weightOf(policy, code),
    default_curve: pointsOf(curve),
    curve: pointsOf(policy.curves[code] ?? curve),
  };
}
