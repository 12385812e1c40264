import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { S3Options } from '../../src/files/s3-files.ts';

const access = { region: 'eu-west-3', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG' };
const BUCKET = '/nzete';

const hash = (data: string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** Percent-encoding of Signature Version 4. */
const encode = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Computes Signature Version 4 from the received request and compares it. */
function isSigned({ method, url, headers }: IncomingMessage, body: string): boolean {
  const { pathname, searchParams } = new URL(url ?? '', 'http://x');
  const given = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '');
  const [, credential = '', names = '', signature] = given ?? [];
  const [id, date = '', region = '', service = '', end = ''] = credential.split('/');
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (id !== access.accessKeyId || region !== access.region || bodyHash !== hash(body)) return false;
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, pathname, query.join('&'), signed.join(''), names, bodyHash].join('\n');
  const scope = [date, region, service, end].join('/');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const key = [date, region, service, end].reduce<string | Buffer>(hmac, `AWS4${access.secretAccessKey}`);
  return hmac(key, toSign).toString('hex') === signature;
}

/** A small S3 server that rejects unsigned requests. */
interface S3Server {
  options: S3Options;
  /** Variables for a command. */
  env: Record<string, string>;
  /** The stored objects, by name in the bucket. */
  objects: Map<string, string>;
  /** Answers every request with 500 from now on. */
  fail(): void;
}

/** Starts one on a free port, closed when the test ends. */
export async function s3Server(): Promise<S3Server> {
  const objects = new Map<string, string>();
  let isFailing = false;
  const answer = async (request: IncomingMessage): Promise<[number, string]> => {
    const body = await text(request);
    if (isFailing) return [500, '<Error><Code>InternalError</Code></Error>'];
    if (!isSigned(request, body)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const name = decodeURIComponent(pathname.slice(BUCKET.length + 1));
    if (searchParams.get('list-type') === '2') {
      const found = [...objects.keys()].filter((key) => key.startsWith(searchParams.get('prefix') ?? '')).sort();
      const contents = found.map((key) => `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key></Contents>`);
      return [200, `<ListBucketResult>${contents.join('')}</ListBucketResult>`];
    }
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') {
      objects.delete(name);
      return [204, ''];
    }
    const stored = objects.get(name);
    return stored === undefined
      ? [404, '<Error><Code>NoSuchKey</Code></Error>']
      : [200, request.method === 'PUT' ? '' : stored];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => response.writeHead(status).end(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}${BUCKET}/documents`;
  return {
    options: { url, ...access },
    env: {
      DOCUMENTS_URL: url,
      S3_REGION: access.region,
      S3_ACCESS_KEY_ID: access.accessKeyId,
      S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    },
    objects,
    fail: () => {
      isFailing = true;
    },
  };
}
