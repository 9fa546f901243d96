// What can be said of PromQL without Prometheus: its tokens, brackets, functions, metrics and labels. No parser: whether types fit, promtool knows.

/** A metric that an expression reads, with the labels that it is selected by. */
export interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

/** What an expression is made of. */
export interface Expression {
  readonly selectors: readonly Selector[];
  /** Labels that it groups or matches by. */
  readonly grouped: readonly string[];
}

const TOKEN = /\s+|"(?:[^"\\]|\\.)*"|\d+(?:\.\d+)?(?:e[+-]?\d+)?(?:ms|[smhdwy])?|\$__rate_interval|[a-zA-Z_:][\w:]*|==|!=|=~|!~|<=|>=|[-+*/%^<>=(){}[\],]/y;
const FUNCTIONS: ReadonlySet<string> = new Set(
  "sum min max avg count topk rate increase changes absent histogram_quantile min_over_time max_over_time avg_over_time time vector label_values".split(" "),
);
const GROUPING: ReadonlySet<string> = new Set(["by", "without", "on", "ignoring", "group_left", "group_right"]);
const OPERATORS: ReadonlySet<string> = new Set(["and", "or", "unless", "offset", "bool"]);
const CLOSING: Readonly<Record<string, string>> = { "(": ")", "{": "}", "[": "]" };

/** Takes an expression apart. Throws when it has foreign signs, brackets that do not match, or functions that are not known here. */
export function readExpression(text: string): Expression {
  const tokens = tokensOf(text);
  const open: { closing: string; kind: "call" | "labels" | "range" | "grouping" | "group" }[] = [];
  const selectors: { metric: string; labels: string[] }[] = [];
  const grouped: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const [before = "", after = ""] = [tokens[index - 1], tokens[index + 1]];
    const kind = open.at(-1)?.kind;
    if (token in CLOSING) {
      const opened = token === "{" ? "labels" : token === "[" ? "range" : GROUPING.has(before) ? "grouping" : /^\w+$/.test(before) ? "call" : "group";
      open.push({ closing: CLOSING[token] ?? "", kind: opened });
    } else if (Object.values(CLOSING).includes(token)) {
      if (open.pop()?.closing !== token) throw new Error(`${token} closes nothing in ${text}`);
    } else if (!/^[a-zA-Z_]/.test(token)) continue;
    else if (kind === "labels") selectors.at(-1)?.labels.push(token);
    else if (kind === "grouping") grouped.push(token);
    else if (GROUPING.has(token) || OPERATORS.has(token) || kind === "range") continue;
    else if (after === "(" || (GROUPING.has(after) && FUNCTIONS.has(token))) {
      if (!FUNCTIONS.has(token)) throw new Error(`${token} is no function that is known here, in ${text}`);
    } else selectors.push({ metric: token, labels: [] });
  }
  if (open.length > 0) throw new Error(`a bracket stays open in ${text}`);
  return { selectors, grouped };
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) throw new Error(`nothing that PromQL knows at ${JSON.stringify(text.slice(at, at + 20))}`);
    if (token.trim() !== "") tokens.push(token);
    at += token.length;
  }
  return tokens;
}
