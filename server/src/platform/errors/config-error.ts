// The error of a setting.

/** A variable whose value cannot be used. The message names variable, value and what would be right. */
export class ConfigError extends Error {}
