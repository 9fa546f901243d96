/** Version of this package, sent in `User-Agent`. A test holds it equal to package.json: a JSON import still warns on Node 20. */
export const version = "0.1.0";
