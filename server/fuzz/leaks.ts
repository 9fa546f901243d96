// What no answer and no log line may hold.
import type { Answer } from "../../contract-tests/src/answer.ts";
import type { OperationId } from "../../generated/operations.ts";

/** Operations that show a secret, this once. */
const issuing: Readonly<Record<string, RegExp>> = {
  createKey: /svc_(pub|sk|wh)_\w{38}/g,
  rotateKey: /svc_(pub|sk|wh)_\w{38}/g,
  createSubmerchantKey: /svc_(pub|sk|wh)_\w{38}/g,
  createWebhookEndpoint: /whsec_[\w+/=]{20,}/g,
  rotateWebhookSecret: /whsec_[\w+/=]{20,}/g,
};

const secrets: readonly (readonly [string, RegExp])[] = [
  ["a key", /svc_(pub|sk|wh)_[0-9A-Za-z]{38}/],
  ["a signing secret", /whsec_[\w+/=]{20,}/],
  ["a token", /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\./],
  ["a database address", /postgres(ql)?:\/\//],
];

const inner: readonly (readonly [string, RegExp])[] = [
  ["a stack trace", /\n\s+at \S+ \(|\bat (async )?[\w.<>]+ \((file:|\/)|Error: .*\\n\s+at /],
  ["a path of the file system", /node_modules|file:\/\/\/|\/(home|root|work|usr|opt|var|tmp)\/[\w.-]+\/|\w\.(ts|js|mjs):\d+/],
  [
    "SQL",
    /\b(SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM)\b|syntax error at or near|violates \S+ constraint|invalid input syntax|relation "|column "|pg_catalog|PostgresError|QueryFailed|DriverException/i,
  ],
  ["what the language says of itself", /\[object \w+\]|Cannot read propert|is not a function|is not iterable|Unexpected token|undefined is not/],
];

/** What an answer shows and must not; `cards` are the card numbers that its request held. */
export function leaks(operation: OperationId, { text, headers, status }: Answer, cards: readonly string[]): string[] {
  const issued = status < 300 ? issuing[operation] : undefined;
  const shown = `${issued === undefined ? text : text.replace(issued, "")}\n${[...headers].map(([name, value]) => `${name}: ${value}`).join("\n")}`;
  const forbidden = status >= 400 ? inner : inner.filter(([name]) => name === "a stack trace");
  return [
    ...[...secrets, ...forbidden].flatMap(([name, pattern]) => (pattern.test(shown) ? [`shows ${name}: ${pattern.exec(shown)?.[0].slice(0, 12)}…`] : [])),
    ...cardLeaks(shown, cards),
  ];
}

const cardLeaks = (shown: string, cards: readonly string[]): string[] =>
  cards.filter((card) => shown.includes(card)).map((card) => `shows the card number ${card.slice(0, 4)}… that was sent`);

/** What a log holds and must not: secrets, card numbers, lines of a fault. */
export function logProblems(log: string, cards: readonly string[]): string[] {
  const lines = log.split("\n");
  const faults = lines.filter((line) => /^\{"level":"(error|fatal)"|^\{"level":[56]0/.test(line));
  const loose = lines.filter((line) => line.trim() !== "" && !line.startsWith("{"));
  return [
    ...grouped(faults),
    ...loose.slice(0, 5).map((line) => `a line that is no record: ${line.slice(0, 200)}`),
    ...secrets.flatMap(([name, pattern]) => (pattern.test(log) ? [`the log shows ${name}`] : [])),
    ...cards.filter((card) => log.includes(card)).map((card) => `the log shows the card number ${card.slice(0, 4)}…`),
  ];
}

/** Faults of the same kind at the same operation as one. */
function grouped(faults: readonly string[]): string[] {
  const kinds = new Map<string, number>();
  for (const line of faults) {
    const { operation, msg, err } = JSON.parse(line) as {
      operation?: string;
      msg?: string;
      err?: { type?: string; code?: string; message?: string; stack?: string[] };
    };
    const place = err?.stack?.find((frame) => !frame.includes("node_modules") && frame.includes("/src/"))?.replace(/^.*\/src\//, "src/") ?? "";
    const kind = [msg, operation, err?.type, err?.code, err?.message, place].filter((part) => part !== undefined && part !== "").join(", ");
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `${count} lines of a fault: ${kind}`);
}
