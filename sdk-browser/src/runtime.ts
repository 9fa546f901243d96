import { type Runtime, systemRuntime } from "../../sdk-node/src/runtime.ts";

/** 128 random bits. `crypto.randomUUID` is missing in pages that were not loaded over HTTPS. */
export const randomHex = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The clocks and the randomness of the page. */
export const browserRuntime: Runtime = { ...systemRuntime, uuid: randomHex };
