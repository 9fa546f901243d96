// Values that a batch asks for, each once per organization, as the parameter arrays of a read statement.
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import { bucketsOf } from "../../scoring/payments/lookback-windows.ts";

/** The organizations of a batch, numbered from 1. */
export class Organizations {
  readonly #numbers = new Map<string, number>();

  /** The number of an organization. */
  number(id: string): number {
    let number = this.#numbers.get(id);
    if (number === undefined) {
      number = this.#numbers.size + 1;
      this.#numbers.set(id, number);
    }
    return number;
  }

  parameter(): string {
    return `{${[...this.#numbers.keys()].join(",")}}`;
  }
}

/** Values to ask for, each once per organization, in the order of the parameter arrays. */
export class Probes {
  readonly organizations: number[] = [];
  readonly values: string[] = [];
  readonly #positions = new Map<string, number>();

  /** Position of the value; -1 for none. Values are looked up per organization. */
  add(organization: number, value: string | null | undefined): number {
    if (value === null || value === undefined) return -1;
    // those of the first organization of the batch, which is most often the only one, need no new text; no value holds a bar
    const key = organization === 1 ? value : `${organization}|${value}`;
    let position = this.#positions.get(key);
    if (position === undefined) {
      position = this.values.push(value) - 1;
      this.organizations.push(organization);
      this.#positions.set(key, position);
    }
    return position;
  }

  parameters(): [string, string] {
    return [`{${this.organizations.join(",")}}`, `{${this.values.join(",")}}`];
  }
}

/** Values that the network is asked for: each once per organization, under every key that it may have been hashed with. */
export class NetworkProbes {
  readonly #organizations: number[] = [];
  readonly #places: number[] = [];
  readonly #hashes: string[] = [];
  readonly #known = new Map<string, number>();

  /** Position of the value; `hashes` is called for one that is new. */
  add(organization: number, type: string, value: string, hashes: () => readonly Buffer[]): number {
    const key = `${organization}|${type}|${value}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const position = this.#known.size;
    this.#known.set(key, position);
    for (const hash of hashes()) {
      this.#organizations.push(organization);
      this.#places.push(position + 1);
      this.#hashes.push(`"\\\\x${hash.toString("hex")}"`);
    }
    return position;
  }

  parameters(): [string, string, string] {
    return [`{${this.#organizations.join(",")}}`, `{${this.#places.join(",")}}`, `{${this.#hashes.join(",")}}`];
  }
}

/** Look-ups of the past: each identifier in every bucket of time that its span reaches into. */
export class PastProbes {
  readonly #span: number;
  readonly #width: number;
  readonly #organizations: number[] = [];
  readonly #buckets: number[] = [];
  readonly #values: IdentifierHash[] = [];
  readonly #positions = new Map<string, readonly number[]>();

  /** `span`: how far back is looked, `width`: of a bucket, both in milliseconds. */
  constructor(span: number, width: number = span) {
    this.#span = span;
    this.#width = width;
  }

  /** Positions of the identifier's look-ups, the newest first; none for null. */
  add(organization: number, value: IdentifierHash | null, now: number): readonly number[] {
    if (value === null) return [];
    const [newest, oldest] = bucketsOf(this.#span, this.#width, now);
    const key = `${organization}:${newest}:${oldest}:${value}`;
    const known = this.#positions.get(key);
    if (known !== undefined) return known;
    const positions: number[] = [];
    for (let bucket = newest; bucket >= oldest; bucket--) {
      positions.push(this.#values.push(value) - 1);
      this.#organizations.push(organization);
      this.#buckets.push(bucket);
    }
    this.#positions.set(key, positions);
    return positions;
  }

  parameters(): [string, string, string] {
    return [`{${this.#organizations.join(",")}}`, `{${this.#buckets.join(",")}}`, `{${this.#values.join(",")}}`];
  }
}
