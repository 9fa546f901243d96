// Names of claims: `role`, a path such as `realm_access.roles`, and brackets around a step with dots: `resource_access[my.client].roles`.

/** A step without brackets, and one with them. Inside brackets everything is literal; quotes around the whole content are dropped. */
const STEP = /(?:^|\.)([\w:/@-]+)|(?:^|\.)?\[([^[\]\p{Cc}]+)\]/uy;
const LONGEST = 128;

/** The steps of a path; undefined for a text that is not a path. */
export function claimSteps(text: string): readonly string[] | undefined {
  if (text.length > LONGEST) return undefined;
  const steps: string[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < text.length) {
    const found = STEP.exec(text);
    const step = found?.[1] ?? found?.[2]?.replace(/^(["'])(.+)\1$/u, "$2");
    if (step === undefined) return undefined;
    steps.push(step);
  }
  return steps.length === 0 ? undefined : steps;
}

/** A claim by its whole name, dots included, or else by its path; undefined without it. */
export function readClaim(claims: object, name: string): unknown {
  if (Object.hasOwn(claims, name)) return (claims as Record<string, unknown>)[name];
  let value: unknown = claims;
  for (const step of claimSteps(name) ?? [name])
    value = value !== null && typeof value === "object" && Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined;
  return value;
}
