// Organizations that take part in a network, as their keys see it.
import { call, type TestAnswer } from "../harness/client.ts";
import type { TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Caller, callerOf } from "../outcomes/payer.ts";

/** A signal to send. */
export interface Sent {
  readonly signal_type: string;
  readonly value?: string;
  readonly value_hash?: string;
  readonly category?: string;
  readonly [more: string]: unknown;
}

/** Calls in the name of one key. */
export interface Participating extends Caller {
  readonly join: (choice?: object) => Promise<TestAnswer>;
  readonly leave: () => Promise<TestAnswer>;
  readonly membership: () => Promise<TestAnswer>;
  /** Sends signals of fraud, unless they say otherwise. */
  readonly contribute: (...signals: Sent[]) => Promise<TestAnswer>;
  readonly stats: () => Promise<TestAnswer>;
  readonly signals: (query?: Record<string, string>) => Promise<TestAnswer>;
  readonly query: (...signals: Sent[]) => Promise<TestAnswer>;
}

/** Permissions of all that is done here. */
export const PERMISSIONS = ["assess", "fraud:report", "network:contribute", "network:signals:read"] as const;

/** The network as a key sees it. */
export function participating(service: Pick<TestService, "url">, key: string): Participating {
  const api = (method: string, path: string, body?: object) =>
    call(`${service.url}/api/v1/network${path}`, { key, method, ...(body === undefined ? {} : { body }) });
  return {
    ...callerOf(service, key),
    join: (choice = { contribute: true, consume: true }) => api("PUT", "/membership", choice),
    leave: () => api("DELETE", "/membership"),
    membership: () => api("GET", "/membership"),
    contribute: (...signals) => api("POST", "/intelligence", { signals: signals.map((signal) => ({ category: "fraud", ...signal })) }),
    stats: () => api("GET", "/intelligence"),
    signals: (query = {}) => api("GET", `/signals?${new URLSearchParams(query)}`),
    query: (...signals) => api("POST", "/signals/query", { signals }),
  };
}

/** An organization that takes part. */
export interface Participant extends Participating {
  readonly tenant: Tenant;
}

/** A new organization; a member that contributes and consumes, unless `choice` says otherwise. Null: it is none. */
export async function newParticipant(
  service: TestService,
  choice: object | null = { contribute: true, consume: true },
  options: Parameters<typeof createTenant>[1] = {},
): Promise<Participant> {
  const tenant = await createTenant(service.database.url, options);
  const key = await tenant.key("secret", { permissions: [...PERMISSIONS] });
  const participant = { ...participating(service, key.value), tenant };
  if (choice !== null) await participant.join(choice);
  return participant;
}

/** A key of a submerchant, as it sees the network. */
export async function newShop(service: TestService, { tenant }: Participant): Promise<Participating & { readonly id: string }> {
  const admin = await service.token("admin", tenant.id);
  const { body } = await call(`${service.url}/api/v1/submerchants`, { key: admin, body: { name: "Tienda", country: "MX" } });
  const key = await tenant.key("secret", { permissions: [...PERMISSIONS], submerchantId: body.id });
  return { ...participating(service, key.value), id: body.id };
}

/** The network's signals among those of an answer. */
export const networkSignals = ({ body }: TestAnswer): string[] => body.signals.filter((code: string) => code.startsWith("NETWORK_"));

/** The network signals of a new payment with these fields. */
export const signalsFor = async (by: Caller, fields: object): Promise<string[]> => networkSignals(await by.assess(fields));

/** A payment's fields that name an e-mail address. */
export const paidBy = (email: string): Record<string, unknown> => ({ payer: { email } });

let addresses = 0;

/** A unique e-mail address. */
export function newEmail(): string {
  addresses += 1;
  return `comprador.${process.pid}.${addresses}@correo-${process.pid}.mx`;
}
