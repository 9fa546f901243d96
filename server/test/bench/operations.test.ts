// The bench leaves no operation of the contract out.
import { describe, expect, test } from "vitest";
import { operations } from "../../../generated/operations.ts";
import { mayRepeat, measured, ownRows, rowOf, senderOf } from "../../bench/operation-rows.ts";
import { isHeld, summarise, targets } from "../../bench/summary.ts";

describe("the bench measures every operation", () => {
  test.each(measured)("%s has a row, and somebody who may send it", (id) => {
    expect(rowOf(id).request).toBeTypeOf("function");
    expect(() => senderOf(operations[id])).not.toThrow();
  });

  test("an operation without a row is named", () => {
    expect(() => rowOf("teleport" as never)).toThrow("teleport has no row");
  });

  test("no row is of an operation that the contract does not have", () => {
    expect(ownRows.filter((id) => !Object.hasOwn(operations, id))).toEqual([]);
  });

  test("what changes something is sent once", () => {
    expect(measured.filter((id) => mayRepeat(operations[id]) && operations[id].bodyLimit > 0)).toEqual([]);
  });
});

describe("promises are evaluated with the figures of the run", () => {
  test("what was not measured is neither held nor missed", () => {
    const summary = summarise([], { past: 1, entries: 1, grown: 1 });
    expect(targets.map((target) => isHeld(target, summary))).toEqual(targets.map(() => undefined));
  });

  test("a figure at the limit is held, one beyond it is missed", () => {
    const [target] = targets.filter(({ figure }) => figure === "replays/s");
    expect([8000, 7999].map((seen) => target && isHeld(target, { "replays/s": seen }))).toEqual([true, false]);
  });
});
