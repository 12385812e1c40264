import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestStore } from '../testing/store.ts';
import { type Generated, generate } from './generate.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Beside the source, so that the generated modules find the client and are compiled like it. */
const folder = mkdtempSync(here('../../.generated-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => void vi.unstubAllGlobals());

/** Generates the modules of a document, and calls one of them. */
async function generated(name: string, schemaFile = here(`./documents/${name}.json`)) {
  const outDir = join(folder, name);
  const result: Generated = await generate({
    schemaFile,
    outDir,
    apiFile: here('../base/api.ts'),
    apiImport: 'baseApi',
    invalidatesTags: true,
  });
  const call = async (endpoint: string, args: object): Promise<Request> => {
    const part = result.parts.find(({ endpoints }) => endpoints.includes(endpoint));
    const exported = Object.values(await import(/* @vite-ignore */ join(outDir, `${part?.name}.ts`)));
    // The module is generated here, so nothing knows its types.
    const slice = exported.find((each) => (each as { endpoints?: object }).endpoints) as {
      endpoints: Record<string, { initiate(args: object): never }>;
    };
    const outcome = createTestStore({ baseUrl: 'https://api.example' }).dispatch(
      slice.endpoints[endpoint]?.initiate(args) as never,
    );
    await outcome;
    const [request] = fetchMock.mock.calls.at(-1) ?? [];
    return request as Request; // as the base query calls it
  };
  const text = (part: string) => readFileSync(join(outDir, `${part}.ts`), 'utf8');
  return { ...result, call, text };
}

/** Of a document with these paths. */
function written(name: string, paths: object, more: object = {}) {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths, ...more }));
  return generated(name, file);
}

const query = ({ url }: Request) => new URL(url).search;

describe('[LIB-22] documents of other makers are called as they say', () => {
  test('GitHub: text and a file as the body', async () => {
    const { call, parts } = await generated('github');
    expect(parts.flatMap(({ endpoints }) => endpoints)).toHaveLength(3);
    const text = await call('postMarkdownRaw', { body: '# Trees' });
    expect(text.headers.get('content-type')).toBe('text/plain');
    expect(await text.text()).toBe('# Trees');
    const file = await call('postReposByOwnerAndRepoReleasesReleaseIdAssets', {
      ...{ owner: 'nzete', repo: 'site', releaseId: 7, name: 'a b&c.bin' },
      body: new Blob([new Uint8Array([1, 2, 255])]),
    });
    expect(query(file)).toBe('?name=a%20b%26c.bin');
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 255]);
    const licences = await call('getLicenses', { featured: true, perPage: 5 });
    expect(query(licences)).toBe('?featured=true&per_page=5');
  });

  test('Box: a list with commas, a form, and a file with JSON beside it', async () => {
    const { call } = await generated('box');
    expect(query(await call('getFilesId', { fileId: '1', fields: ['name', 'a,b'] }))).toBe('?fields=name,a%2Cb');
    const token = await call('postOauth2Token', {
      postOAuth2Token: { grant_type: 'client_credentials', client_secret: 'a+b &c' },
    });
    expect(token.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(await token.text()).toBe('grant_type=client_credentials&client_secret=a%2Bb+%26c');
    const upload = await call('postFilesContent', {
      body: { attributes: { name: 'tree.txt', parent: { id: '0' } }, file: new File(['oak'], 'tree.txt') },
    });
    expect(upload.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await upload.formData();
    const [attributes, file] = [form.get('attributes') as File, form.get('file') as File];
    expect([attributes.type, JSON.parse(await attributes.text())]).toEqual([
      'application/json',
      { name: 'tree.txt', parent: { id: '0' } },
    ]);
    expect([file.name, await file.text()]).toEqual(['tree.txt', 'oak']);
  });

  test('Telnyx: an object in brackets with a list in it, and a list that repeats its name', async () => {
    const { call } = await generated('telnyx');
    const blocks = await call('listAvailablePhoneNumberBlocks', {
      filter: { phone_number: { starts_with: '+243' }, features: ['sms', 'voice'], limit: 2 },
    });
    expect(query(blocks)).toBe(
      '?filter[phone_number][starts_with]=%2B243&filter[features]=sms&filter[features]=voice&filter[limit]=2',
    );
    const usage = await call('getUsageReportSync', { connections: [1, 2], aggregationType: 'NO_AGGREGATION' });
    expect(query(usage)).toContain('connections=1&connections=2');
  });

  test('Jira: three lists, each of which repeats its name; the empty one is left out', async () => {
    const { call } = await generated('jira');
    const gadgets = await call('getAllGadgets', { dashboardId: 3, moduleKey: ['a b', 'c'], uri: [], gadgetId: [1, 2] });
    expect(query(gadgets)).toBe('?moduleKey=a%20b&moduleKey=c&gadgetId=1&gadgetId=2');
  });

  test('Conjur: a form, text, and a body that may be YAML', async () => {
    const { call, bodies } = await generated('conjur');
    expect(bodies).toEqual([]);
    const azure = await call('getAccessTokenViaAzure', {
      ...{ serviceId: 's', account: 'a', login: 'host/one', 'X-Request-Id': 'r-1' },
      body: { jwt: 'x=y' },
    });
    expect(azure.url).toBe('https://api.example/authn-azure/s/a/host%2Fone/authenticate');
    expect(azure.headers.get('x-request-id')).toBe('r-1');
    expect(await azure.text()).toBe('jwt=x%3Dy');
    const token = await call('getAccessToken', { account: 'a', login: 'l', body: 'key'.repeat(20) });
    expect([token.headers.get('content-type'), await token.text()]).toEqual(['text/plain', 'key'.repeat(20)]);
    const policy = await call('replacePolicy', { account: 'a', identifier: 'root', body: '- !user ada' });
    expect([policy.headers.get('content-type'), await policy.text()]).toEqual(['application/x-yaml', '- !user ada']);
  });

  test('Scalar Galaxy (OpenAPI 3.1): a picture in a form', async () => {
    const { call } = await generated('galaxy');
    const upload = await call('uploadImage', {
      planetId: 1,
      body: { image: new Blob(['png'], { type: 'image/png' }) },
    });
    const image = (await upload.formData()).get('image') as File;
    expect([image.type, await image.text()]).toEqual(['image/png', 'png']);
  });

  test('Stripe: objects in brackets, in queries and in forms', async () => {
    const { call } = await generated('stripe');
    const accounts = await call('getAccounts', {
      created: { gte: 1, lt: 9 },
      expand: ['data.owner'],
      limit: 3,
      body: {},
    });
    expect(query(accounts)).toBe('?created[gte]=1&created[lt]=9&expand[0]=data.owner&limit=3');
    const refund = await call('postApplicationFeesIdRefunds', {
      id: 'fee_1',
      body: { amount: 5, expand: ['fee'], metadata: { 'order no': '6 & 7' } },
    });
    expect(await refund.text()).toBe('amount=5&expand[0]=fee&metadata[order+no]=6+%26+7');
    const upload = await call('postFiles', {
      body: { purpose: 'business_logo', file: new Blob(['x']), file_link_data: { create: true, metadata: { a: 'b' } } },
    });
    const form = await upload.formData();
    expect([...form.keys()]).toEqual(['purpose', 'file', 'file_link_data[create]', 'file_link_data[metadata][a]']);
  });
});

describe('[LIB-22] a path that refers to another', () => {
  const call = (operationId?: string) => ({
    ...{ tags: ['A'], responses: { 200: { description: '', content: { 'application/json': { schema: name } } } } },
    ...(operationId && { operationId }),
  });
  const name = { $ref: '#/components/schemas/Name' };
  const lang = { in: 'query', name: 'lang', schema: { type: 'array', items: { type: 'string' } }, explode: false };
  const components = {
    schemas: { Name: { type: 'string' } },
    pathItems: { Trees: { parameters: [lang], get: call('listTrees'), post: call() } },
  };

  test('has its calls, those beside the reference, and a name for each', async () => {
    const {
      call: send,
      parts,
      unresolved,
      text,
    } = await written(
      'references',
      {
        '/trees': { $ref: '#/components/pathItems/Trees', delete: call('cutTrees') },
        '/w': { $ref: 'references.json#/components/pathItems/Trees' },
        '/p': { $ref: '#/paths/~1w' },
      },
      { components },
    );
    expect(unresolved).toEqual([]);
    expect(parts.flatMap(({ endpoints }) => endpoints)).toEqual([
      ...['listTrees', 'postTrees', 'cutTrees', 'getW', 'postW', 'getP', 'postP'],
    ]);
    expect((await send('getP', { lang: ['fr', 'ln'] })).url).toBe('https://api.example/p?lang=fr,ln');
    expect(text('a')).toMatch(/GetPApiResponse = .*\bName;/);
  });

  test('is listed if it cannot be followed', async () => {
    const { parts, unresolved } = await written(
      'lost',
      {
        '/file': { $ref: './trees.json' },
        '/missing': { $ref: '#/components/pathItems/Missing' },
        '/loop': { $ref: '#/paths/~1loop', get: call() },
      },
      { components },
    );
    expect(unresolved).toEqual(['/file', '/missing', '/loop']);
    expect(parts.flatMap(({ endpoints }) => endpoints)).toEqual(['getLoop']);
    const none = written('none', { '/file': { $ref: './trees.json' } });
    await expect(none).rejects.toThrow(/has its calls in other files/);
  });

  test('leaves the references of schemas to other files as they are', async () => {
    writeFileSync(join(folder, 'schemas.json'), JSON.stringify({ Oak: { type: 'object', required: ['oak'] } }));
    const oak = { description: '', content: { 'application/json': { schema: { $ref: './schemas.json#/Oak' } } } };
    const { parts } = await written('other', { '/oak': { get: { ...call(), responses: { 200: oak } } } });
    expect(parts.flatMap(({ endpoints }) => endpoints)).toEqual(['getOak']);
  });
});

describe('[LIB-22] names with brackets', () => {
  const list = { type: 'array', items: { type: 'string' } };
  const parameters = [
    { in: 'query', name: 'filter[tags][]', schema: list },
    { in: 'query', name: 'filter[name]', schema: { type: 'string' } },
    { in: 'query', name: 'filter[kinds][]', schema: list, style: 'deepObject' },
    { in: 'query', name: 'fields[books]', schema: list, explode: false },
    { in: 'query', name: 'fields[trees]', schema: list },
    { in: 'query', name: 'ids[]', schema: list, explode: false },
  ];

  test('are written as they are, by the rules of each', async () => {
    const { call } = await written('brackets', {
      '/a': { get: { tags: ['A'], parameters, responses: { 204: { description: '' } } } },
    });
    const sent = await call('getA', {
      filter: { tags: ['x', 'y z'], name: 'a&b', kinds: ['k', 'l'], other: null },
      fields: { books: ['a', 'b'], trees: ['c', 'd'] },
      ids: { '': ['1', '2'] },
    });
    expect(query(sent)).toBe(
      '?filter[tags][]=x&filter[tags][]=y%20z&filter[name]=a%26b&filter[kinds][]=k&filter[kinds][]=l' +
        '&fields[books]=a,b&fields[trees]=c&fields[trees]=d&ids[]=1,2',
    );
  });
});

describe('[LIB-22] responses', () => {
  const schema = { type: 'string' };
  const answer = (status: string, ...types: string[]) => ({
    get: {
      tags: ['A'],
      responses: {
        [status]: { description: '', content: Object.fromEntries(types.map((type) => [type, { schema }])) },
      },
    },
  });

  test('of files and streams are left out, also if they are the default', async () => {
    const { files, parts, text } = await written('answers', {
      '/csv': answer('default', 'text/csv'),
      '/lines': answer('200', 'application/x-ndjson'),
      '/jsonl': answer('200', 'application/jsonl'),
      '/seq': answer('2XX', 'application/json-seq'),
      '/json': answer('default', 'application/json'),
      '/hal': answer('200', 'application/hal+json; charset=utf-8'),
      '/both': answer('200', 'application/json', 'application/x-ndjson'),
      '/failed': { get: { ...answer('default', 'text/csv').get, responses: { 204: { description: '' } } } },
    });
    expect(files.map(({ path }) => path)).toEqual(['/csv', '/lines', '/jsonl', '/seq']);
    expect(parts.flatMap(({ endpoints }) => endpoints)).toEqual(['getJson', 'getHal', 'getBoth', 'getFailed']);
    expect(text('a')).toMatch(/GetJsonApiResponse =[^;]* string;/);
  });
});

describe('[LIB-22] what cannot be written is left out, and listed', () => {
  const operation = (more: object) => ({ tags: ['A'], responses: { 204: { description: '' } }, ...more });
  const list = { type: 'array', items: { type: 'string' } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {
      '/lists/{ids}': { get: operation({ parameters: [{ in: 'path', name: 'ids', required: true, schema: list }] }) },
      '/xml': { post: operation({ requestBody: { content: { 'application/xml': { schema: { type: 'object' } } } } }) },
      '/cookie': {
        get: operation({ parameters: [{ in: 'cookie', name: 'session', schema: { type: 'string' } }] }),
        post: operation({ callbacks: {} }),
      },
      '/file': { get: { tags: ['A'], responses: { 200: { description: '', content: { 'image/png': {} } } } } },
    },
    webhooks: { planted: {} },
  };

  test('paths with lists, bodies in XML, files, webhooks and callbacks; cookies are noted', async () => {
    const schemaFile = join(folder, 'left-out.json');
    writeFileSync(schemaFile, JSON.stringify(document));
    const outDir = join(folder, 'left-out');
    const { paths, bodies, files, cookies, incoming } = await generate({ schemaFile, outDir, invalidatesTags: true });
    expect([paths, bodies, files, cookies].map((calls) => calls.map(({ path }) => path))).toEqual([
      ['/lists/{ids}'],
      ['/xml'],
      ['/file'],
      ['/cookie'],
    ]);
    expect(incoming).toBe(2);
  });
});
