// Prints the page's types, made from the server's own description, which comes on standard input.
// `python -m tests.shapes` writes them to src/api/types.d.ts.
import { text } from "node:stream/consumers";
import openapiTS, { astToString } from "openapi-typescript";

// The page names its paths itself; what it needs are the shapes that travel, without their examples.
const description = JSON.parse(await text(process.stdin), (key, value) =>
  key === "examples" ? undefined : value,
);
const shapes = {
  ...description,
  paths: {},
  components: { schemas: description.components.schemas },
};
const types = astToString(await openapiTS(JSON.stringify(shapes), { alphabetize: true }));
process.stdout.write(
  `// Made by python -m tests.shapes from what the server describes; do not edit.\n${types}`,
);
