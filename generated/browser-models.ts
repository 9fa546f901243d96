// Generated from spec/ by `npm run generate`. Do not edit.
import type { Address, Amount, AmountRules, AmountUnit, AssessFlow, AssessmentOrigin, AssessmentResult, AvsResult, Card, CardFunding, CatalogField, CountryCode, CurrencyCode, CvvResult, Decision, Device, ErrorCode, ErrorDetails, FailureReason, FieldCatalog, FieldFailure, FieldWarnings, GivenEmail, Health, HealthChecks, HealthStatus, IdempotencyRules, IdentityDocument, IpAddress, Merchant, Metadata, MetadataValue, OrderItem, Payer, PayinAssessRequest, PayinChannel, PaymentMethod, PaymentMethodType, Phone, Reference, ResilienceCode, RiskBand, SignalCode, SignalDetail, Text, ThreeDs, ThreeDsStatus, UnknownField, Uuid, ValueWarning, ValueWarningReason, KnownSignalCode } from "./models.ts";

export type { Address, Amount, AmountRules, AmountUnit, AssessFlow, AssessmentOrigin, AssessmentResult, AvsResult, Card, CardFunding, CatalogField, CountryCode, CurrencyCode, CvvResult, Decision, Device, ErrorCode, ErrorDetails, FailureReason, FieldCatalog, FieldFailure, FieldWarnings, GivenEmail, Health, HealthChecks, HealthStatus, IdempotencyRules, IdentityDocument, IpAddress, Merchant, Metadata, MetadataValue, OrderItem, Payer, PayinAssessRequest, PayinChannel, PaymentMethod, PaymentMethodType, Phone, Reference, ResilienceCode, RiskBand, SignalCode, SignalDetail, Text, ThreeDs, ThreeDsStatus, UnknownField, Uuid, ValueWarning, ValueWarningReason, KnownSignalCode };

/** The models that pages use, by name. */
export interface Schemas {
  Address: Address;
  Amount: Amount;
  AmountRules: AmountRules;
  AmountUnit: AmountUnit;
  AssessFlow: AssessFlow;
  AssessmentOrigin: AssessmentOrigin;
  AssessmentResult: AssessmentResult;
  AvsResult: AvsResult;
  Card: Card;
  CardFunding: CardFunding;
  CatalogField: CatalogField;
  CountryCode: CountryCode;
  CurrencyCode: CurrencyCode;
  CvvResult: CvvResult;
  Decision: Decision;
  Device: Device;
  ErrorCode: ErrorCode;
  ErrorDetails: ErrorDetails;
  FailureReason: FailureReason;
  FieldCatalog: FieldCatalog;
  FieldFailure: FieldFailure;
  FieldWarnings: FieldWarnings;
  GivenEmail: GivenEmail;
  Health: Health;
  HealthChecks: HealthChecks;
  HealthStatus: HealthStatus;
  IdempotencyRules: IdempotencyRules;
  IdentityDocument: IdentityDocument;
  IpAddress: IpAddress;
  Merchant: Merchant;
  Metadata: Metadata;
  MetadataValue: MetadataValue;
  OrderItem: OrderItem;
  Payer: Payer;
  PayinAssessRequest: PayinAssessRequest;
  PayinChannel: PayinChannel;
  PaymentMethod: PaymentMethod;
  PaymentMethodType: PaymentMethodType;
  Phone: Phone;
  Reference: Reference;
  ResilienceCode: ResilienceCode;
  RiskBand: RiskBand;
  SignalCode: SignalCode;
  SignalDetail: SignalDetail;
  Text: Text;
  ThreeDs: ThreeDs;
  ThreeDsStatus: ThreeDsStatus;
  UnknownField: UnknownField;
  Uuid: Uuid;
  ValueWarning: ValueWarning;
  ValueWarningReason: ValueWarningReason;
}

interface RequestBodies {
  assessPayin: PayinAssessRequest;
}

interface SuccessBodies {
  assessPayin: AssessmentResult;
  describePayin: FieldCatalog;
  describePayout: FieldCatalog;
  readHealth: Health;
}

/** Request body of an operation. */
export type RequestBody<Id extends keyof RequestBodies> = RequestBodies[Id];

/** Body of an operation's successful answer. */
export type SuccessBody<Id extends keyof SuccessBodies> = SuccessBodies[Id];
