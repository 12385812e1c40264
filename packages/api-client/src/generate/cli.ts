#!/usr/bin/env node
/** `npx nzete-client generate openapi.json` writes the hooks of any server with an OpenAPI 3 document. */
import { parseArgs } from 'node:util';
import { type Call, DocumentError } from './document.ts';
import { type Generated, generate } from './generate.ts';

const help = `Usage: nzete-client generate <openapi.json> [--out <folder>]

Writes a module for each tag of an OpenAPI 3 document, with typed RTK Query
hooks that use the store of @nzete/api-client (createNzeteStoreParts).
Run it again when the document has changed.

  --out <folder>  where the modules are written; default: src/api
  --help          this text

It needs: npm install --save-dev @rtk-query/codegen-openapi
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** A mistake of the command, which ends with its usage. */
class UsageError extends DocumentError {}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string', default: 'src/api' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const listed = (title: string, calls: (Call | string)[]) =>
  calls.length === 0 ? [] : [title, ...calls.map((call) => `  ${typeof call === 'string' ? call : nameOf(call)}`)];

const nameOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;

const report = ({ parts, untagged, files, bodies, paths, unresolved, cookies, incoming }: Generated, out: string) =>
  [
    ...parts.map(({ name, endpoints }) => `${out}/${name}.ts: ${endpoints.join(', ')}`),
    ...listed('Left out, because the response is a file (use a link or fetch):', files),
    ...listed('Left out, because the body is neither JSON, a form, text nor a file:', bodies),
    ...listed('Left out, because the path has a list, an object or a style of its own:', paths),
    ...listed('Left out, because the path refers to another file or to nothing (bundle the document):', unresolved),
    ...listed('Left out, because they have no tag:', untagged),
    ...listed('Cookies of these calls are sent from a server only; a browser sends its own:', cookies),
    ...(incoming > 0 ? [`Left out: ${incoming} webhooks or callbacks, which the server calls.`] : []),
  ].join('\n');

async function main(): Promise<void> {
  const { values, positionals } = read();
  if (values.help) return say(help.trimEnd());
  const [command, schemaFile, ...others] = positionals;
  if (command !== 'generate') throw new UsageError(command ? `Unknown command: ${command}` : 'Name a command.');
  if (!schemaFile) throw new UsageError('Name an OpenAPI document.');
  if (others.length > 0) throw new UsageError(`One document at a time; this is another: ${others.join(' ')}`);
  say(report(await generate({ schemaFile, outDir: values.out, invalidatesTags: true }), values.out));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof UsageError ? `\n${help}` : ''}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
