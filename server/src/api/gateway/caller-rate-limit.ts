// Rate limits of a request: that of its credential and, with a publishable key, that of its address.
import type { Request, Response } from "express";
import { credentialKinds } from "../../../../generated/credentials.ts";
import type { Credential } from "../../platform/credentials/credential.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { callerAddress } from "../../platform/http/caller-address.ts";
import { addressRate, addressReserve, newAddressRate, PUBLIC_RATE, type RateLimiter, type RateState, showRate } from "../../platform/http/rate-limit.ts";
import { uuidOf } from "../../platform/ids/uuid.ts";

/** Takes one request from the limit and sets the rate headers; a promise only if it has to wait. Throws RATE_LIMIT_EXCEEDED. */
export function useAllowance(request: Request, response: Response, credential: Credential | undefined, limiter: RateLimiter): Promise<void> | undefined {
  const state = credential === undefined ? limiter.takeForAddress(addressOf(request), PUBLIC_RATE) : ofCredential(request, credential, limiter);
  if (state instanceof Promise) return state.then((taken) => apply(response, taken));
  apply(response, state);
  return undefined;
}

function apply(response: Response, state: RateState): void {
  showRate(response, state);
  if (!state.allowed) throw new ApiError("RATE_LIMIT_EXCEEDED", { retryAfter: state.retryAfter });
}

/** Sets the rate headers for an unauthenticated caller: counted in this process, never refused. */
export function showAddressRate(request: Request, response: Response, limiter: RateLimiter): void {
  showRate(response, limiter.takeHere(`address:${callerAddress(request)}`, PUBLIC_RATE));
}

/** Requests per minute that a credential may make. */
export function rateOf(credential: Credential): number {
  const own = credential.kind === "session" ? null : credential.rateLimitPerMinute;
  return own ?? credentialKinds[credential.kind].ratePerMinute;
}

function ofCredential(request: Request, credential: Credential, limiter: RateLimiter): RateState | Promise<RateState> {
  return credential.kind === "publishable" ? ofPublishable(request, credential, limiter) : limiter.take(credential.id, rateOf(credential));
}

async function ofPublishable(request: Request, credential: Credential, limiter: RateLimiter): Promise<RateState> {
  const limit = rateOf(credential);
  // the address first: requests refused for it must not count against the key, or one visitor could block a checkout
  const share = addressRate(limit);
  const address = await limiter.takeForAddress(uuidOf(`${credential.id}\n${callerAddress(request)}`), share);
  if (!address.allowed) return address;
  if (share - address.remaining > newAddressRate(limit)) {
    const left = limiter.peek(credential.id, limit);
    if (left !== undefined && left.remaining <= addressReserve(limit)) return { ...left, remaining: 0, allowed: false };
  }
  const key = await limiter.take(credential.id, limit);
  return key.allowed && address.remaining < key.remaining ? address : key;
}

function addressOf(request: Request): string {
  return uuidOf(`address\n${callerAddress(request)}`);
}
