// Requests per minute, exact over all processes: each process leases a small share of a caller's minute and requests more when it is used up. So most
// requests cost no query, and little stays unused in other processes. Half a percent is granted on credit before the first lease: most pages send one
// or two requests and need none.

import type { Response } from "express";
import { LRUCache } from "lru-cache";
import { type Clock, systemClock } from "../time/clock.ts";
import { MINUTE } from "../time/time.ts";
import type { Leases } from "./rate-leases.ts";

/** The state of a limit after a request. */
export interface RateState {
  readonly limit: number;
  readonly remaining: number;
  /** Epoch second at which requests pass again. */
  readonly reset: number;
  /** Seconds until `reset`, at least 1. */
  readonly retryAfter: number;
  readonly allowed: boolean;
}

const WINDOW = MINUTE;

/** The share of the limit (1/n) that a process takes on credit, and that one lease grants. */
const SHARE = 200;

/** A lease is renewed when a quarter of it is left. A lease of a few requests is used up first, so that no tokens stay unused. */
const LOW = 4;

/** Requests per minute from one address to public operations. */
export const PUBLIC_RATE = 6000;

/** Well-formed but invalid credentials per minute that one address may send before they are answered with 429 instead of 401. */
export const REFUSED_RATE = 600;

/** Requests per minute that one address may send with a publishable key of this limit: a fifth of it, at least 60. */
export const addressRate = (keyLimit: number): number => Math.max(60, Math.floor(keyLimit / 5));

/** Requests per minute up to which an address counts as new under a publishable key of this limit: a hundredth of it, at least 5. */
export const newAddressRate = (keyLimit: number): number => Math.max(5, Math.floor(keyLimit / 100));

/** Requests per minute of a publishable key that are reserved for new addresses: the last quarter of its limit. A few addresses cannot block the checkout of all. */
export const addressReserve = (keyLimit: number): number => Math.floor(keyLimit / 4);

/** Requests of an address before this process leases more: most pages send one or two. */
const ADDRESS_CREDIT = 2;

/** Callers, and addresses, in the cache; the least recently used are dropped first. Addresses never displace credentials. */
const REMEMBERED = 100_000;

/** By size, each entry of 1: by `max` a cache would allocate the room for all entries when it is created, 10 ms each. */
const BOUNDED = { maxSize: REMEMBERED, sizeCalculation: () => 1 } as const;

/** Sets the rate limit headers of a response. */
export function showRate(response: Response, { limit, remaining, reset }: RateState): void {
  response.setHeader("X-RateLimit-Limit", limit);
  response.setHeader("X-RateLimit-Remaining", remaining);
  response.setHeader("X-RateLimit-Reset", reset);
}

/** The same headers as names and values in turn. */
export const rateHeaders = ({ limit, remaining, reset }: RateState): (string | number)[] => [
  "X-RateLimit-Limit",
  limit,
  "X-RateLimit-Remaining",
  remaining,
  "X-RateLimit-Reset",
  reset,
];

interface Window {
  readonly limit: number;
  /** Monotonic time at which it ends. */
  endsAt: number;
  /** Requests that this process may let pass without a new lease. */
  tokens: number;
  /** Requests that passed on credit and are not reported yet. */
  unreported: number;
  /** Requests that are not leased, by the last lease; undefined: no lease yet. */
  leftOver: number | undefined;
  /** Requests that wait for the pending lease. */
  waiting: number;
  leasing: Promise<void> | undefined;
  /** With this many tokens left the next lease is requested, before a request has to wait. */
  low: number;
}

/** Counts requests in windows of a minute that begin with the first request. */
export interface RateLimiter {
  /** Takes one request from a caller's (a UUID's) allowance over all processes. Waits only when this process needs a new lease. */
  readonly take: (caller: string, limit: number) => RateState | Promise<RateState>;
  /** The same for an address, cached apart from credentials. */
  readonly takeForAddress: (address: string, limit: number) => RateState | Promise<RateState>;
  /** The state of a caller's allowance as far as this process knows, without taking a request; undefined before its first lease. */
  readonly peek: (caller: string, limit: number) => RateState | undefined;
  /** The same for unauthenticated callers: counted in this process only, without a query. */
  readonly takeHere: (caller: string, limit: number) => RateState;
  /** Is that allowance used up? Takes no request. */
  readonly exhaustedHere: (caller: string, limit: number) => boolean;
}

/** Creates a limiter over leases. */
export function createRateLimiter(leases: Leases, clock: Clock = systemClock): RateLimiter {
  const windows = new LRUCache<string, Window>(BOUNDED);
  const addresses = new LRUCache<string, Window>(BOUNDED);
  const here = new LRUCache<string, Window>(BOUNDED);

  function windowOf(cache: LRUCache<string, Window>, caller: string, limit: number, tokens: number): Window {
    const known = cache.get(caller);
    if (known !== undefined && known.limit === limit && (clock.monotonic() < known.endsAt || known.leasing !== undefined)) return known;
    const window: Window = { limit, endsAt: clock.monotonic() + WINDOW, tokens, unreported: 0, leftOver: undefined, waiting: 0, leasing: undefined, low: 0 };
    cache.set(caller, window);
    return window;
  }

  function stateOf(window: Window, allowed: boolean): RateState {
    const { limit, tokens, leftOver, endsAt } = window;
    // before the first lease the use of other processes is unknown; after it, show what is certainly left
    const remaining = leftOver === undefined ? limit - window.unreported : tokens + leftOver;
    const now = clock.now();
    const reset = Math.ceil((now + Math.max(0, endsAt - clock.monotonic())) / 1000);
    return {
      limit,
      remaining: Math.max(0, Math.min(limit, remaining)),
      reset,
      retryAfter: Math.max(1, reset - Math.floor(now / 1000)),
      allowed,
    };
  }

  function takeNow(window: Window): RateState | undefined {
    if (window.tokens > 0) {
      window.tokens -= 1;
      if (window.leftOver === undefined) window.unreported += 1;
      return stateOf(window, true);
    }
    return window.leftOver === 0 ? stateOf(window, false) : undefined;
  }

  async function requestLease(caller: string, window: Window): Promise<void> {
    const reported = window.unreported;
    const lease = await leases.lease({ caller, limit: window.limit, used: reported, waiting: () => window.waiting });
    window.tokens += lease.granted;
    window.low = Math.floor(lease.granted / LOW);
    window.unreported -= reported;
    window.leftOver = lease.leftOver;
    window.endsAt = clock.monotonic() + lease.endsInMs;
    window.leasing = undefined;
  }

  async function takeLater(cache: LRUCache<string, Window>, caller: string, limit: number, credit: number): Promise<RateState> {
    for (;;) {
      const window = windowOf(cache, caller, limit, credit);
      const state = takeNow(window);
      if (state !== undefined) return state;
      window.leasing ??= requestLease(caller, window);
      window.waiting += 1;
      await window.leasing;
      window.waiting -= 1;
    }
  }

  function take(cache: LRUCache<string, Window>, caller: string, limit: number, credit: number): RateState | Promise<RateState> {
    const window = windowOf(cache, caller, limit, credit);
    const state = window.waiting === 0 ? takeNow(window) : undefined;
    if (state === undefined) return takeLater(cache, caller, limit, credit);
    if (window.low > 1 && window.tokens <= window.low && window.leftOver !== 0) window.leasing ??= requestLease(caller, window);
    return state;
  }

  return {
    take: (caller, limit) => take(windows, caller, limit, Math.floor(limit / SHARE)),
    takeForAddress: (address, limit) => take(addresses, address, limit, Math.min(limit, Math.max(ADDRESS_CREDIT, Math.floor(limit / SHARE)))),
    peek: (caller, limit) => {
      const window = windows.get(caller);
      if (window === undefined || window.limit !== limit || window.leftOver === undefined || clock.monotonic() >= window.endsAt) return undefined;
      return stateOf(window, true);
    },
    takeHere: (caller, limit) => {
      const window = windowOf(here, caller, limit, limit);
      window.leftOver = 0;
      return takeNow(window) ?? stateOf(window, false);
    },
    exhaustedHere: (caller, limit) => windowOf(here, caller, limit, limit).tokens === 0,
  };
}
