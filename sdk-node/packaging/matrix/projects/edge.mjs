import { tenCalls } from "./ten-calls.mjs";

globalThis.tenCalls = tenCalls;
