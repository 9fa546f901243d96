// The error of an invalid setting.
import { ExplainedError } from "./explained-error.ts";

/** An invalid environment variable. The message names the variable, its value and the expected value. */
export class ConfigError extends ExplainedError {}
