// Generated from spec/ by `npm run generate`. Do not edit.
import type { OperationId } from "./operations.ts";
import type { components, operations } from "./types.ts";

type Content<T> = T extends { content: { "application/json": infer Body } } ? Body : never;

/** Request body of an operation. */
export type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody: infer Request } ? Content<Request> : never;

/** Body of an operation's successful answer. */
export type SuccessBody<Id extends OperationId> = Content<operations[Id]["responses"][keyof operations[Id]["responses"] & (200 | 201 | 202)]>;

/** Query parameters of an operation. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** The models of the contract. */
export type Schemas = components["schemas"];

/** What a method hands to the runtime. */
export interface CallInput {
  readonly path?: Record<string, string>;
  readonly query?: object;
  readonly body?: unknown;
}

/** The runtime: sends one logical call of an operation. */
export type Call<Options> = <Id extends OperationId>(operation: Id, input: CallInput, options: Options | undefined) => Promise<SuccessBody<Id>>;

/** Builds the resource methods over a runtime. */
export function createResources<Options>(call: Call<Options>) {
  return {
    assess: {
      /**
       * Assess a pay-in.
       *
       * Ask before the payment is sent to the processor. The answer is a decision, a score from 0 to 100 and the signals behind it; it is
       * stored before it is sent. Retry a 503, a 504 or a lost connection with the same handle: the stored decision comes back, nothing is counted twice.
       *
       * `POST /api/v1/assess`
       */
      payin: (body: RequestBody<"assessPayin">, options?: Options): Promise<SuccessBody<"assessPayin">> => call("assessPayin", { body }, options),
    },
    discovery: {
      /**
       * Describe the pay-in request.
       *
       * The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
       *
       * `GET /api/v1/assess`
       */
      payin: (options?: Options): Promise<SuccessBody<"describePayin">> => call("describePayin", {}, options),
    },
    health: {
      /**
       * Read the service status.
       *
       * For load balancers and dashboards: 200 when assess can answer, 503 when it cannot. Needs no credential.
       *
       * `GET /api/v1/health`
       */
      read: (options?: Options): Promise<SuccessBody<"readHealth">> => call("readHealth", {}, options),
    },
  };
}

/** The resource methods. */
export type Resources<Options> = ReturnType<typeof createResources<Options>>;
