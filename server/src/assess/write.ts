// The write of a batch: decisions as the columns of the write statement.

import { encrypt } from "../data-keys/encryption.ts";
import { locatedCountry } from "../engine/signals/location.ts";
import type { Decided } from "./decide.ts";
import { assessWrite, SEPARATOR } from "./statements.ts";

/** The write statement with its parameters. Array literals are built here: no element needs quoting. */
export function batchWrite(decided: readonly Decided[]): { name: string; text: string; values: string[] } {
  const array = (value: (one: Decided) => string | number | boolean | null | undefined): string => `{${decided.map((one) => value(one) ?? "NULL").join(",")}}`;
  const texts = (value: (one: Decided) => string | undefined): string => decided.map((one) => value(one) ?? "").join(SEPARATOR);
  return {
    ...assessWrite.statement,
    values: [
      array(({ job }) => job.credential.organizationId),
      array(({ job }) => job.sessionId),
      array(({ job }) => job.handle?.key),
      array(({ job }) => job.handle?.fingerprint),
      array(({ job }) => job.subject.transaction.flow),
      array(({ job }) => job.credential.id),
      array(({ job }) => job.credential.kind),
      array(({ job }) => job.submerchantId),
      texts(({ job }) => job.orderId),
      texts(({ job }) => job.paymentId),
      array(({ evaluation }) => evaluation.decision),
      array(({ evaluation }) => evaluation.score),
      array(({ job }) => job.subject.transaction.amountMinor),
      array(({ job }) => job.subject.transaction.currency),
      texts(({ job, dataKey }) => (dataKey === undefined ? JSON.stringify(job.request) : undefined)),
      texts(({ answer }) => answer),
      texts(({ evaluation }) => JSON.stringify(evaluation.signals)),
      array(({ job }) => job.subject.transaction.assessedAt),
      array(({ job }) => job.credential.kind !== "publishable"),
      array(({ job }) => job.subject.organizationKeys.order),
      array(({ job }) => job.subject.organizationKeys.payer),
      array(({ job }) => job.subject.organizationKeys.card),
      array(({ job }) => job.subject.organizationKeys.email),
      array(({ job }) => job.subject.organizationKeys.ip),
      array(({ job }) => job.subject.organizationKeys.device),
      array(({ job }) => locatedCountry(job.subject.transaction)),
      array(({ job }) => job.subject.submerchantKeys?.payer),
      array(({ job }) => job.subject.submerchantKeys?.card),
      array(({ job }) => job.subject.submerchantKeys?.email),
      array(({ job }) => job.subject.submerchantKeys?.ip),
      array(({ job }) => job.subject.submerchantKeys?.device),
      texts(payoutRows),
      texts(({ events }) => (events.length === 0 ? undefined : JSON.stringify(events))),
      texts(({ thresholds: { challenge, review, decline } }) => `{${challenge},${review},${decline}}`),
      array(({ job, newPayer }) => (newPayer ? job.subject.organizationKeys.bin : null)),
      array(({ job, newPayer }) => (newPayer ? job.subject.submerchantKeys?.bin : null)),
      texts(sealedRequest),
      array(({ dataKey }) => dataKey?.generation),
    ],
  };
}

/** The request, encrypted for its row, in base64; undefined where requests are stored in clear text. */
function sealedRequest({ job, dataKey }: Decided): string | undefined {
  if (dataKey === undefined) return undefined;
  const place = { organizationId: job.credential.organizationId, column: "assessments.request", rowId: job.sessionId } as const;
  return encrypt(dataKey, place, JSON.stringify(job.request)).toString("base64");
}

/** The rows of a payout as JSON: as the organization counts, and as its submerchant does; undefined for a pay-in. */
function payoutRows({ job, marks }: Decided): string | undefined {
  const { payout } = job.subject;
  if (payout === undefined) return undefined;
  const rows = [payout.organizationKeys, payout.submerchantKeys].flatMap((keys, scope) => {
    if (keys === undefined) return [];
    return [{ ...keys, ...marks, scope, name: keys.name.join(" ") }];
  });
  return JSON.stringify(rows);
}
