// Explanations in the person's language.
import { api, type Schemas } from "./client.ts";

type ExplanationLanguage = Schemas["ExplanationLanguage"];

/** The query of an explanation. */
export function explanationQuery(sessionId: string, language: ExplanationLanguage) {
  return api.queryOptions("get", "/api/v1/merchant/explainability/{session_id}", { params: { path: { session_id: sessionId }, query: { language } } });
}
