// Where the nodes of a link graph are: the root, what is linked with it, and what is linked with these, in columns or, where it is narrow, indented below one another.

/** A node beside the root. `via`: keys of nodes of the first hop that lead to one of the second; empty on the first. */
export interface LinkNode {
  readonly key: string;
  readonly hop: 1 | 2;
  readonly via: readonly string[];
}

/** A node with its place, in pixels; `y` is its upper edge. */
export interface PlacedNode {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A line between two nodes. `side`: one of several that lead to the same node. */
export interface PlacedEdge {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly side: boolean;
}

/** The drawing; `nodes` begins with the root and goes on in reading order. */
export interface LinkLayout {
  readonly height: number;
  /** In columns, and not indented. */
  readonly columns: boolean;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

/** Key of the root. */
export const ROOT = "";
/** Height of a node; styles/links.css has the same. */
const NODE = 42;
const ROW = 50;
/** Widths from which there is a column for each hop, and then columns on either side of the root. */
const COLUMNS = 600;
const BOTH_SIDES = 1000;
const WIDEST = 220;
/** Least width between columns. */
const GAP = 48;
const INDENT = 20;

/** A node of the first hop with those that it leads to. */
interface Branch {
  readonly key: string;
  readonly leaves: readonly LinkNode[];
}

const rowsOf = (branches: readonly Branch[]): number => branches.reduce((sum, { leaves }) => sum + Math.max(1, leaves.length), 0);

/** Nodes of the second hop hang on the first of their `via` that is drawn; those without one are left out. */
export function placeNodes(nodes: readonly LinkNode[], width: number): LinkLayout {
  const first = nodes.filter(({ hop }) => hop === 1);
  const drawn = new Set(first.map(({ key }) => key));
  const second = nodes.filter(({ hop, via }) => hop === 2 && via.some((key) => drawn.has(key)));
  const branches = first.map(({ key }) => ({ key, leaves: second.filter(({ via }) => via.find((by) => drawn.has(by)) === key) }));
  return width < COLUMNS ? indented(branches, width) : inColumns(branches, second, drawn, width);
}

function indented(branches: readonly Branch[], width: number): LinkLayout {
  const nodes: PlacedNode[] = [{ key: ROOT, x: 0, y: 0, width }];
  const edges: PlacedEdge[] = [];
  const add = (key: string, hop: number, from: PlacedNode): PlacedNode => {
    const node = { key, x: hop * INDENT, y: nodes.length * ROW, width: width - hop * INDENT };
    const [x, y] = [from.x + INDENT / 2, node.y + NODE / 2];
    nodes.push(node);
    edges.push({ from: from.key, to: key, path: `M${x} ${from.y + NODE}V${y}H${node.x}`, side: false });
    return node;
  };
  const [root] = nodes;
  if (root !== undefined)
    for (const { key, leaves } of branches) {
      const branch = add(key, 1, root);
      for (const leaf of leaves) add(leaf.key, 2, branch);
    }
  return { height: nodes.length * ROW, columns: false, nodes, edges };
}

function inColumns(branches: readonly Branch[], second: readonly LinkNode[], drawn: ReadonlySet<string>, width: number): LinkLayout {
  const sides = width < BOTH_SIDES ? [branches] : halves(branches);
  const columns = sides.length * 2 + 1;
  const wide = Math.min(WIDEST, (width - GAP * (columns - 1)) / columns);
  const step = (width - wide) / (columns - 1);
  const rows = Math.max(1, ...sides.map(rowsOf));
  // the first side is to the right; with one side only, the root is at the left
  const rootX = sides.length === 1 ? 0 : step * 2;
  const nodes: PlacedNode[] = [{ key: ROOT, x: rootX, y: ((rows - 1) * ROW) / 2, width: wide }];
  for (const [index, side] of sides.entries()) {
    const direction = index === 0 ? step : -step;
    let row = (rows - rowsOf(side)) / 2;
    for (const { key, leaves } of side) {
      const taken = Math.max(1, leaves.length);
      nodes.push({ key, x: rootX + direction, y: (row + (taken - 1) / 2) * ROW, width: wide });
      for (const [offset, leaf] of leaves.entries()) nodes.push({ key: leaf.key, x: rootX + direction * 2, y: (row + offset) * ROW, width: wide });
      row += taken;
    }
  }
  const placed = new Map(nodes.map((node) => [node.key, node]));
  const edge = (from: string, to: string, side: boolean): readonly PlacedEdge[] => {
    const [begin, end] = [placed.get(from), placed.get(to)];
    return begin === undefined || end === undefined ? [] : [{ from, to, path: curve(begin, end), side }];
  };
  const edges = [
    ...second.flatMap(({ key, via }) =>
      via
        .filter((by) => drawn.has(by))
        .slice(1)
        .flatMap((by) => edge(by, key, true)),
    ),
    ...branches.flatMap(({ key, leaves }) => [...edge(ROOT, key, false), ...leaves.flatMap((leaf) => edge(key, leaf.key, false))]),
  ];
  return { height: rows * ROW, columns: true, nodes, edges };
}

/** Branches in two halves of about as many rows; the order stays within each. */
function halves(branches: readonly Branch[]): readonly (readonly Branch[])[] {
  const sides: [Branch[], Branch[]] = [[], []];
  for (const branch of branches) (rowsOf(sides[0]) <= rowsOf(sides[1]) ? sides[0] : sides[1]).push(branch);
  return sides[1].length === 0 ? [sides[0]] : sides;
}

/** From the near edge of one node to the near edge of the other. */
function curve(from: PlacedNode, to: PlacedNode): string {
  const toRight = to.x > from.x;
  const [x, end] = toRight ? [from.x + from.width, to.x] : [from.x, to.x + to.width];
  const [y, endY, bend] = [from.y + NODE / 2, to.y + NODE / 2, (x + end) / 2];
  return `M${x} ${y}C${bend} ${y} ${bend} ${endY} ${end} ${endY}`;
}
