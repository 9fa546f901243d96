// Figures of log lines.
import { describe, expect, expectTypeOf, test } from "vitest";
import { createLogger, type Level, type LogFields, type Logger, type LogLine, type Undeclared } from "../../src/platform/observability/log.ts";

/** A logger, and the lines that it has written. */
function capturing(): { readonly log: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  return { log: createLogger("debug", { write: (line: string) => void lines.push(line) }), lines };
}

test("the figures of overload, retention and connections stay in their log lines; fields that are not declared do not", () => {
  const { log, lines } = capturing();
  const figures = { shed: 3, in_flight: 40, created: ["events_2026_11"], dropped: [], purged: 2, connection_id: "c" };
  const read: LogFields = JSON.parse(JSON.stringify({ ...figures, body: "secret" }));
  log.info(read, "figures");
  const [line = "{}"] = lines;
  expect(JSON.parse(line)).toMatchObject(figures);
  expect(line).not.toContain("secret");
});

test.each(["debug", "info", "warn", "error", "fatal"] as const)("a line of level %s has its level, its fields and its message", (level) => {
  const { log, lines } = capturing();
  log[level]({ worker: 2, pid: undefined }, "a line");
  expect(lines.map((line) => JSON.parse(line))).toEqual([{ level, time: expect.any(String), worker: 2, msg: "a line" }]);
});

describe("a field that is logged but not declared does not compile", () => {
  const { log } = capturing();
  const partly = { shed: 1, leftover: 2 };
  const other = { leftover: 2 };

  test("in a literal, in a variable, in a member of a union, or under a name that is only known later", () => {
    const calls = (either: typeof partly | { worker: number }) => [
      log.info({ shed: 1 }, "declared"),
      // @ts-expect-error: leftover is not declared
      log.info({ shed: 1, leftover: 2 }, "literal"),
      // @ts-expect-error: leftover is not declared
      log.warn(partly, "variable"),
      // @ts-expect-error: leftover is not declared
      log.error(either, "union"),
      // @ts-expect-error: leftover is not declared
      log.debug(other, "alone"),
      // @ts-expect-error: any name
      log.fatal({} as Record<string, number>, "later"),
      // @ts-expect-error: an error is logged as err
      log.error(new Error("failed"), "error"),
    ];
    expectTypeOf(calls).toBeFunction();
    expectTypeOf<Undeclared<typeof partly>>().toEqualTypeOf<"leftover">();
    expectTypeOf<Undeclared<typeof partly | { worker: number }>>().toEqualTypeOf<"leftover">();
    expectTypeOf<Undeclared<Required<LogFields>>>().toEqualTypeOf<never>();
  });

  test("nor does a declared one with a value of another kind, or a line without a message", () => {
    const calls = () => [
      // @ts-expect-error: a number
      log.info({ shed: "3" }, "another kind"),
      // @ts-expect-error: a message is required
      log.info({ shed: 3 }),
      // @ts-expect-error: fields come first
      log.info("text"),
    ];
    expectTypeOf(calls).toBeFunction();
    expectTypeOf<Pick<Logger, Level>>().toEqualTypeOf<{ readonly [One in Level]: LogLine }>();
  });
});
