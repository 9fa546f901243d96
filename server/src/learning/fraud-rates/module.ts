// What this folder contributes to the service.

import type { Module } from "../../platform/modules/module.ts";
import { countFrauds } from "./count-frauds.sql.ts";
import { countPayments } from "./count-payments.sql.ts";
import { FraudRate } from "./fraud-rate.entity.ts";
import { FraudRateProgress } from "./fraud-rate-progress.entity.ts";
import { FraudSession } from "./fraud-session.entity.ts";
import { IdentifierDay } from "./identifier-day.entity.ts";
import { fraudIdentifiers } from "./list-fraud-identifiers.sql.ts";
import { unreadPayments } from "./list-unread-payments.sql.ts";
import { noteUnread } from "./note-unread.sql.ts";
import { purgeFrauds } from "./purge-frauds.sql.ts";
import { purgeOldFraudRates } from "./purge-old-fraud-rates.sql.ts";
import { encryptedPayments } from "./read-encrypted-payments.sql.ts";
import { assessedFraud } from "./read-fraud.sql.ts";
import { paymentsByIdentifier } from "./read-payments.sql.ts";
import { refreshFraudRates } from "./refresh-fraud-rates.sql.ts";
import { settleUnread } from "./settle-unread.sql.ts";
import { UnreadPayment } from "./unread-payment.entity.ts";

export const fraudRatesModule = {
  entities: [FraudRate, FraudRateProgress, FraudSession, IdentifierDay, UnreadPayment],
  crossTenantFunctions: [
    countFrauds,
    countPayments,
    fraudIdentifiers,
    unreadPayments,
    noteUnread,
    purgeFrauds,
    purgeOldFraudRates,
    encryptedPayments,
    assessedFraud,
    paymentsByIdentifier,
    refreshFraudRates,
    settleUnread,
  ],
} satisfies Module;
