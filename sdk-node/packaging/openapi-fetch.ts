import type { Rolldown } from "tsdown";

/**
 * Branches of openapi-fetch that our clients never take, and a bundler cannot know of. Clients of its users have all of it: this is about the copy in
 * our bundles, half of which would be dead code.
 */
const unreachable: readonly (readonly [why: string, code: string | RegExp, instead: string])[] = [
  ["the body serializer is ours", " ?? defaultBodySerializer", ""],
  ["the path serializer is ours", " || defaultPathSerializer", ""],
  ["so is that of queries", /typeof globalQuerySerializer === "function" \? (globalQuerySerializer) : createQuerySerializer\(globalQuerySerializer\)/, "$1"],
  ["and it is the same for all calls", /if \(requestQuerySerializer\) .*?(?=const pathSerializer)/s, ""],
  ["no second argument for the fetch of Node", "supportsRequestInitExt() ? requestInitExt : void 0", "void 0"],
  [
    "our fetch throws typed errors: no middleware has onError",
    /try \{\s*(response = await fetch\(request, requestInitExt\);).*?throw errorAfterMiddleware;\s*\}\s*\}/s,
    "$1",
  ],
  [
    "our middleware changes the request, and returns none",
    /const result = (await m\.onRequest\(\{[^}]*\}\);)\s*if \(result\) \{.*?onRequest: must return.*?\}\s*\}/s,
    "$1",
  ],
  ["our requests have no members of their own", /for \(const key in init\) \{[^}]*\}\s*\}/, ""],
  ["our middleware is typed: onResponse", /if \(!\(result instanceof Response\)\) \{\s*throw new Error\("onResponse: [^}]*\}/, ""],
  ["our middleware is typed: use", /if \(typeof m !== "object" [^}]*\}/, ""],
  ["our middleware throws what is an error", /let error = await response\.text\(\);.*?return \{ error, response \};/s, ""],
  ["calls go through request()", /\/\*\* Call a GET endpoint \*\/.*?(?=\/\*\* Register middleware \*\/)/s, ""],
  ["our addresses end in no slash", /baseUrl = removeTrailingSlash\(baseUrl\);/, ""],
  ["and are the same for all calls", /let finalBaseUrl = baseUrl;\s*if \(localBaseUrl\) \{[^}]*\}/, "const finalBaseUrl = baseUrl;"],
  ["our queries begin without a question mark", /if \(search\.startsWith\("\?"\)\) \{[^}]*\}/, ""],
  ["our body serializers read no headers", /(bodySerializer\(\s*body),.*?params\.header\)\s*\)/s, "$1)"],
  ["headers are no parameters here", /(headers),\s*params\.header/, "$1"],
  ["our bodies are no forms", /serializedBody === void 0 \|\|[^?]*instanceof FormData/s, "serializedBody === void 0"],
  ["what we pass as headers makes headers", /if \(!h \|\| .*?of iterator\)/s, "for (const [k, v] of new Headers(h))"],
  ["our headers are texts", /if \(v === null\) \{.*?\} else if \(v !== void 0\) (\{[^}]*\})/s, "$1"],
  ["our middleware is there", /if \(finalMiddlewares\.length\) (?=\{\s*id)/, ""],
  ["our middleware answers nothing itself", "if (!response) {", "{"],
  ["our middleware is there, for responses", /if \(finalMiddlewares\.length\) (?=\{\s*for \(let)/, ""],
  ["our middleware is objects", /m && typeof m === "object" && typeof m\.onRequest === "function"/, "m.onRequest"],
  ["our middleware is objects, for responses", /m && typeof m === "object" && typeof m\.onResponse === "function"/, "m.onResponse"],
  ["our middleware knows no call by an id", "id = randomID();", ""],
  ["nor is it passed one", /options,\s*id\s*(?=\})/g, "options"],
  ["our middleware reads how the answer is read, and no other option", /Object\.freeze\((\{)[^}]*(\})\)/, "$1 parseAs $2"],
  [
    "calls have no address and no serializers of their own",
    /baseUrl: localBaseUrl,|querySerializer: requestQuerySerializer,|pathSerializer: requestPathSerializer,/g,
    "",
  ],
  ["nor is there another path serializer to choose", "requestPathSerializer || ", ""],
  ["no second argument for fetch anywhere", /requestInitExt = void 0,|requestInitExt = void 0;|(?<=fetch\(request), requestInitExt(?=\))/g, ""],
  ["an answer that is no success was thrown", /return response\.ok \? (\{[^}]*\}) : \{[^}]*\}/, "return $1"],
  ["nor is there another", /if \(response\.ok\) (?=\{\s*const getResponseData)/, ""],
  ["HEAD is no method of the contract", ' || request.method === "HEAD"', ""],
  ["middleware stays", /,\s*\/\*\* Unregister middleware \*\/.*?(?=\};\s*\}\s*class PathCallForwarder)/s, ""],
];

/** openapi-fetch without these branches. Throws if it looks otherwise than expected: nothing is taken out by guess. */
export const lean = (code: string): string => unreachable.reduce(without, code);

/** Bundles that instead of all of it. */
export const leanOpenapiFetch: Rolldown.Plugin = {
  name: "lean-openapi-fetch",
  transform: {
    filter: { id: /node_modules\/openapi-fetch\/dist\/index\.mjs$/ },
    // the map of our sources goes without this file
    handler: (code) => ({ code: lean(code), map: { mappings: "" } }),
  },
};

function without(code: string, [why, branch, instead]: (typeof unreachable)[number]): string {
  const shorter = code.replace(branch, instead);
  if (shorter === code) throw new Error(`openapi-fetch has no ${branch} (${why}).`);
  return shorter;
}
