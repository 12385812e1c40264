import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { DocumentError } from './document.ts';
import { generate } from './generate.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const library = here('../../../../tooling/pack/library/library.json');
const folder = mkdtempSync(join(tmpdir(), 'nzete-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

function documentFile(content: string | object): string {
  const file = join(folder, 'document.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const generated = (schemaFile: string) => generate({ schemaFile, outDir: join(folder, 'out'), invalidatesTags: true });

const call = (tags?: string[]) => ({ get: { ...(tags && { tags }), responses: { 204: { description: 'Empty' } } } });

describe('[LIB-22] a module for each tag', () => {
  test('has the calls of the tag, in the order of the document, also those without a name', async () => {
    const { parts } = await generated(library);
    expect(parts).toEqual([
      { tag: 'Books', name: 'books', endpoints: ['listBooks', 'addBook', 'getBooksByIsbn'] },
      { tag: 'BookLoans', name: 'book-loans', endpoints: ['borrow'] },
    ]);
    const books = readFileSync(join(folder, 'out/books.ts'), 'utf8');
    expect(books).toContain('import { nzeteApi as api } from "@nzete/api-client";');
    expect(books).toMatch(/export const \{ *useListBooksQuery,\s+useAddBookMutation,\s+useGetBooksByIsbnQuery/);
  });

  test('leaves out files and calls without a tag, and says which', async () => {
    const { files, untagged } = await generated(library);
    expect(files.map(({ path }) => path)).toEqual(['/books/{isbn}/cover']);
    expect(untagged.map(({ path }) => path)).toEqual(['/health']);
  });

  test.each([
    ['Tree Nurseries', 'tree-nurseries', 'treeNurseriesApi'],
    ['Tiers/été', 'tiers-été', 'tiersÉtéApi'],
    ['2024', '2024', 'api2024Api'],
  ])('takes the tag %s for a name', async (tag, name, api) => {
    const { parts } = await generated(documentFile({ openapi: '3.1.0', info: {}, paths: { '/a': call([tag]) } }));
    expect(parts.map((part) => part.name)).toEqual([name]);
    expect(readFileSync(join(folder, 'out', `${name}.ts`), 'utf8')).toContain(`export const ${api} = injectedRtkApi;`);
  });
});

describe('[LIB-22] a document that cannot be used', () => {
  test.each<[string, string | object, RegExp]>([
    ['is not JSON', 'openapi: 3.1.0', /is not JSON\. Convert a YAML/],
    ['is Swagger', { swagger: '2.0', paths: {} }, /is Swagger 2\.0, not OpenAPI 3\. Convert it first/],
    ['is something else', { name: 'package' }, /is not an OpenAPI 3 document/],
    ['has no paths', { openapi: '3.1.0', paths: {} }, /has no paths/],
    ['has no tags', { openapi: '3.1.0', tags: [{ name: 'A' }], paths: { '/a': call() } }, /has no tags: give each/],
    [
      'has two tags of one module',
      { openapi: '3.1.0', paths: { '/a': call(['Book loans']), '/b': call(['BookLoans']) } },
      /Two tags would be written to book-loans\.ts/,
    ],
  ])('%s, which the error says', async (_, content, message) => {
    const refused = generated(documentFile(content));
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toBeInstanceOf(DocumentError);
  });
});

describe('[LIB-22] nzete-client', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number | string; out: string; err: string }>((resolve) => {
      execFile(process.execPath, [here('./cli.ts'), ...args], { cwd: folder }, (error, out, err) =>
        resolve({ code: error?.code ?? 0, out, err }),
      );
    });

  test('says what it wrote and what it left out', async () => {
    const { code, out } = await run('generate', library, '--out', 'written');
    expect(code).toBe(0);
    expect(out).toBe(`written/books.ts: listBooks, addBook, getBooksByIsbn
written/book-loans.ts: borrow
Left out, because the response is a file (use a link or fetch):
  GET /books/{isbn}/cover
Left out, because they have no tag:
  GET /health
`);
  });

  test('prints its help', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: nzete-client generate <openapi\.json> \[--out <folder>\]/);
  });

  test('lists a path whose reference it cannot follow', async () => {
    const paths = { '/a': call(['A']), '/trees': { $ref: 'trees.json' } };
    const file = documentFile({ openapi: '3.1.0', info: {}, paths });
    expect((await run('generate', file, '--out', 'listed')).out).toBe(`listed/a.ts: getA
Left out, because the path refers to another file or to nothing (bundle the document):
  /trees
`);
  });

  test.each<[string[], number, RegExp]>([
    [['generate', 'missing.json'], 1, /^There is no document at missing\.json\.\n$/],
    [['generate'], 2, /^Name an OpenAPI document\.\n\nUsage:/],
    [[], 2, /^Name a command\.\n\nUsage:/],
    [['build'], 2, /^Unknown command: build\n/],
    [['generate', 'a.json', 'b.json'], 2, /^One document at a time; this is another: b\.json\n/],
    [['generate', 'a.json', '--to', 'b'], 2, /^Unknown option '--to'/],
  ])('%j ends with an error, without a stack', async (args, expected, message) => {
    const { code, err } = await run(...args);
    expect(code).toBe(expected);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^\s+at /m);
  });
});
