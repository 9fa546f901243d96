// Figures of log lines.
import { expect, test } from "vitest";
import { createLogger } from "../../src/observability/log.ts";

test("the figures of overload, retention and connections stay in their log lines; fields that are not allowed do not", () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line: string) => void lines.push(line) });
  const figures = { shed: 3, inside: 40, laid: ["events_2026_11"], dropped: [], forgotten: 2, connection_id: "c" };
  log.info({ ...figures, body: "secret" }, "figures");
  const [line = "{}"] = lines;
  expect(JSON.parse(line)).toMatchObject(figures);
  expect(line).not.toContain("secret");
});
