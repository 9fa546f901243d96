// The values that a batch looks up, each once per organization, as parameter arrays of a read statement.

import { bucketsOf } from "../../scoring/payments/read-windows.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";

/** The organizations of a batch, by position from 1. */
export class Organizations {
  readonly #positions = new Map<string, number>();

  /** The position of an organization. */
  position(id: string): number {
    let position = this.#positions.get(id);
    if (position === undefined) {
      position = this.#positions.size + 1;
      this.#positions.set(id, position);
    }
    return position;
  }

  parameter(): string {
    return `{${[...this.#positions.keys()].join(",")}}`;
  }
}

/** Values to look up, each once per organization, in the order of the parameter arrays. */
export class Probes {
  readonly organizations: number[] = [];
  readonly values: string[] = [];
  readonly #positions = new Map<string, number>();

  /** Position of the value; -1 for none. Values are looked up per organization. */
  add(organization: number, value: string | null | undefined): number {
    if (value === null || value === undefined) return -1;
    // values of the first organization, usually the only one, need no combined key; no value contains a bar
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

/** Values to look up in the network: each once per organization, with every key that it may have been hashed with. */
export class NetworkProbes {
  readonly #organizations: number[] = [];
  readonly #positions: number[] = [];
  readonly #hashes: string[] = [];
  readonly #known = new Map<string, number>();

  /** Position of the value; `hashes` is called for a new one. */
  add(organization: number, type: string, value: string, hashes: () => readonly Buffer[]): number {
    const key = `${organization}|${type}|${value}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const position = this.#known.size;
    this.#known.set(key, position);
    for (const hash of hashes()) {
      this.#organizations.push(organization);
      this.#positions.push(position + 1);
      this.#hashes.push(`"\\\\x${hash.toString("hex")}"`);
    }
    return position;
  }

  parameters(): [string, string, string] {
    return [`{${this.#organizations.join(",")}}`, `{${this.#positions.join(",")}}`, `{${this.#hashes.join(",")}}`];
  }
}

/** Values to look up in lists of an organization: each once per list. */
export class ListProbes {
  readonly #organizations: number[] = [];
  readonly #lists: string[] = [];
  readonly #values: IdentifierHash[] = [];
  readonly #positions = new Map<string, number>();

  /** Position of the value with this hash in the list with this id, which belongs to one organization. */
  add(organization: number, listId: string, value: IdentifierHash): number {
    const key = `${organization}|${listId}|${value}`;
    let position = this.#positions.get(key);
    if (position === undefined) {
      position = this.#values.push(value) - 1;
      this.#organizations.push(organization);
      this.#lists.push(listId);
      this.#positions.set(key, position);
    }
    return position;
  }

  parameters(): [string, string, string] {
    return [`{${this.#organizations.join(",")}}`, `{${this.#lists.join(",")}}`, `{${this.#values.join(",")}}`];
  }
}

/** Look-ups of activity: each identifier in every time bucket of its look-back window. */
export class PastProbes {
  readonly #window: number;
  readonly #width: number;
  readonly #organizations: number[] = [];
  readonly #buckets: number[] = [];
  readonly #values: IdentifierHash[] = [];
  readonly #positions = new Map<string, Map<IdentifierHash, readonly number[]>>();
  /** Positions of the last organization and buckets: usually those of the whole batch. */
  #latest: Map<IdentifierHash, readonly number[]> = new Map();
  #latestOrganization = 0;
  #latestBuckets: readonly [number, number] = [0, 0];

  /** `window`: how far to look back, `width`: of a bucket, both in milliseconds. */
  constructor(window: number, width: number = window) {
    this.#window = window;
    this.#width = width;
  }

  /** Positions of the identifier's look-ups, newest first; none for null. */
  add(organization: number, value: IdentifierHash | null, now: number): readonly number[] {
    if (value === null) return [];
    const [newest, oldest] = bucketsOf(this.#window, this.#width, now);
    const group = this.#positionsIn(organization, newest, oldest);
    const known = group.get(value);
    if (known !== undefined) return known;
    const positions: number[] = [];
    for (let bucket = newest; bucket >= oldest; bucket--) {
      positions.push(this.#values.push(value) - 1);
      this.#organizations.push(organization);
      this.#buckets.push(bucket);
    }
    group.set(value, positions);
    return positions;
  }

  #positionsIn(organization: number, newest: number, oldest: number): Map<IdentifierHash, readonly number[]> {
    const [latestNewest, latestOldest] = this.#latestBuckets;
    if (this.#latestOrganization === organization && latestNewest === newest && latestOldest === oldest) return this.#latest;
    const key = `${organization}:${newest}:${oldest}`;
    let group = this.#positions.get(key);
    if (group === undefined) {
      group = new Map();
      this.#positions.set(key, group);
    }
    this.#latestOrganization = organization;
    this.#latestBuckets = [newest, oldest];
    this.#latest = group;
    return group;
  }

  parameters(): [string, string, string] {
    return [`{${this.#organizations.join(",")}}`, `{${this.#buckets.join(",")}}`, `{${this.#values.join(",")}}`];
  }
}
