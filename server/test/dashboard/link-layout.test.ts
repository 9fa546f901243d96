// Where the nodes of a link graph are.
import { describe, expect, test } from "vitest";
import { type LinkNode, placeNodes } from "../../dashboard/app/pages/entities/link-layout.ts";

const first = (key: string): LinkNode => ({ key, hop: 1, via: [] });
const second = (key: string, ...via: string[]): LinkNode => ({ key, hop: 2, via });
const many = [
  ...Array.from({ length: 10 }, (_, index) => first(`a${index}`)),
  ...Array.from({ length: 16 }, (_, index) => second(`b${index}`, `a${index % 7}`, `a${(index + 3) % 10}`)),
];

describe.each([320, 599, 600, 999, 1000, 2400])("at %i pixels", (width) => {
  test("no node overlaps another or runs over the side", () => {
    const { nodes, height } = placeNodes(many, width);
    expect(nodes).toHaveLength(27);
    for (const [index, one] of nodes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width + 0.001);
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.y + 42).toBeLessThanOrEqual(height);
      for (const other of nodes.slice(index + 1)) {
        const apart = Math.abs(one.y - other.y) >= 42 || one.x + one.width <= other.x || other.x + other.width <= one.x;
        expect(apart, `${one.key} ${other.key}`).toBe(true);
      }
    }
  });

  test("every node has a line to what it hangs on", () => {
    const { edges } = placeNodes(many, width);
    expect(new Set(edges.filter(({ side }) => !side).map(({ to }) => to)).size).toBe(26);
    expect(edges.filter(({ side }) => side)).toHaveLength(width < 600 ? 0 : 16);
  });
});

test("a node of the second hop hangs on the first of its links that is drawn, and without one it is left out", () => {
  const { edges, nodes } = placeNodes([first("a"), second("b", "missing", "a"), second("c", "missing")], 800);
  expect(edges.map(({ from, to }) => [from, to])).toEqual([
    ["", "a"],
    ["a", "b"],
  ]);
  expect(nodes.map(({ key }) => key)).toEqual(["", "a", "b"]);
});

test("one link is beside its root, and none leaves the root alone", () => {
  expect(placeNodes([first("a")], 1200)).toMatchObject({ height: 50, nodes: [{ x: 0 }, { key: "a" }] });
  expect(placeNodes([], 1200)).toMatchObject({ height: 50, edges: [], nodes: [{ key: "" }] });
});
