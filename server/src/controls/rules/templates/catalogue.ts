// The templates, those about pay-ins first.
import { accountTakeover } from "./account-takeover.ts";
import { cardTestingBin } from "./card-testing-bin.ts";
import { cardTestingDevice } from "./card-testing-device.ts";
import { failedThreeDs } from "./failed-three-ds.ts";
import { firstPurchaseLarge } from "./first-purchase-large.ts";
import { muleFanIn } from "./mule-fan-in.ts";
import { newAccountsDevice } from "./new-accounts-device.ts";
import { nightPayoutApi } from "./night-payout-api.ts";
import { payoutAfterTakeover } from "./payout-after-takeover.ts";
import { payoutStructuring } from "./payout-structuring.ts";
import { proxyForeignCard } from "./proxy-foreign-card.ts";
import { sharedCard } from "./shared-card.ts";
import type { RuleTemplate } from "./template.ts";

/** Every template, in the order in which they are listed. */
export const ruleTemplates: readonly RuleTemplate[] = [
  cardTestingBin,
  cardTestingDevice,
  sharedCard,
  newAccountsDevice,
  firstPurchaseLarge,
  failedThreeDs,
  proxyForeignCard,
  accountTakeover,
  muleFanIn,
  nightPayoutApi,
  payoutAfterTakeover,
  payoutStructuring,
];
