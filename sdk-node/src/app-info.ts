import { UsageError } from "./errors.ts";
import { version } from "./version.ts";

/** An application that uses this package. */
export interface AppInfo {
  readonly name: string;
  readonly version?: string;
  /** Where its makers are reached. */
  readonly url?: string;
}

/**
 * This package, Node where there is one, and the application: `fraud-risk-node/1.4.0 node/24.1.0 shop-plugin/2.0 (https://shop.example)`.
 *
 * @throws UsageError if the application has other characters than a header allows
 */
export function userAgent(app?: AppInfo): string {
  const node = globalThis.process?.versions?.node;
  const parts = [`fraud-risk-node/${version}`, node && `node/${node}`, app && `${app.name}${app.version ? `/${app.version}` : ""}`, app?.url && `(${app.url})`];
  const text = parts.filter(Boolean).join(" ");
  if (!/^[\x20-\x7e]+$/.test(text)) throw new UsageError("appInfo must be printable ASCII, as it is sent in a header.");
  return text;
}
