// Values that guides name as {{ name }}.
import { version as releaseVersion } from "../../../sdk-node/src/version.ts";
import { guidedCatalogue, type Source } from "../contract/beyond-openapi.ts";
import type { Schema } from "../contract/document.ts";
import { addressRate, addressReserve, COUNTED_DAYS, defaultPolicy, LISTED_DAYS, newAddressRate, WAITS } from "./service-facts.ts";

/** The values, by name. */
export function guideValues({ document, facts }: Source): Readonly<Record<string, string>> {
  const { header, fallback_field: field, max_length: longest, kept_days: days } = guidedCatalogue.idempotency;
  const rate = facts.credentials.publishable?.ratePerMinute ?? 0;
  const overlap: Schema = document.components.schemas.KeyRotate?.properties?.overlap_seconds ?? {};
  return {
    apiVersion: document.info["x-api-version"] ?? document.info.version,
    documentVersion: document.info.version,
    releaseVersion,
    amountDecimals: guidedCatalogue.amount.decimals,
    amountDeprecatedSince: new Date(guidedCatalogue.amount.deprecated_since * 1000).toISOString().slice(0, 10),
    defaultChallenge: shown(defaultPolicy.thresholds.challenge),
    defaultDecline: shown(defaultPolicy.thresholds.decline),
    defaultReview: shown(defaultPolicy.thresholds.review),
    handleHeader: header,
    handleField: field,
    handleMaxLength: shown(longest),
    handleRetentionDays: shown(days),
    networkCountedDays: shown(COUNTED_DAYS),
    networkListedDays: shown(LISTED_DAYS),
    overlapDefault: shown(Number(overlap.default)),
    overlapMaximum: shown(Number(overlap.maximum)),
    publishableRate: shown(rate),
    addressRate: shown(addressRate(rate)),
    addressReserve: shown(addressReserve(rate)),
    newAddressRate: shown(newAddressRate(rate)),
    sandboxDomain: facts.sandbox.domain,
    sandboxSignal: facts.sandbox.signal,
    webhookRetries: shown(WAITS.length),
  };
}

function shown(value: number): string {
  return value.toLocaleString("en-US");
}
