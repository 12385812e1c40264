import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';

const TIMEOUT_MS = 30_000;
/** For backups, which no visitor waits for. */
const STREAM_TIMEOUT_MS = 600_000;

export interface S3Options {
  /** The URL of the bucket, optionally with a path in it: `https://s3.example.org/nzete`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The storage failed or is unreachable: 503, so that the visitor retries. */
class StorageError extends Error {
  readonly statusCode = 503;
}

interface Payload {
  body?: string | Blob;
  /** SHA-256 of the body; required for a blob. */
  sha256?: string;
  timeoutMs?: number;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const unescapeXml = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );

export class S3Files {
  readonly #client: AwsClient;
  readonly #url: string;
  /** The URL of the bucket, without the path in it. */
  readonly #bucket: string;
  readonly #folder: string;

  constructor({ url, ...access }: S3Options) {
    this.#client = new AwsClient({ ...access, service: 's3', retries: 2 });
    this.#url = url.replace(/\/+$/, '');
    const { origin, pathname } = new URL(this.#url);
    const [, bucket = '', ...folder] = pathname.split('/');
    this.#bucket = `${origin}/${bucket}`;
    this.#folder = folder.map((part) => `${part}/`).join('');
  }

  async put(name: string, content: string): Promise<void> {
    await this.#send('PUT', this.#addressOf(name), { body: content });
  }

  /** Uploads a file without reading it into memory. */
  async putFile(name: string, file: string, sha256: string): Promise<void> {
    const body = await openAsBlob(file);
    await this.#send('PUT', this.#addressOf(name), { body, sha256, timeoutMs: STREAM_TIMEOUT_MS });
  }

  /** `undefined` if it does not exist. */
  async get(name: string): Promise<string | undefined> {
    const answer = await this.#send('GET', this.#addressOf(name));
    return answer.status === 404 ? undefined : answer.text();
  }

  async stream(name: string): Promise<Readable | undefined> {
    const answer = await this.#send('GET', this.#addressOf(name), { timeoutMs: STREAM_TIMEOUT_MS });
    if (answer.status !== 404 && answer.body) return Readable.from(answer.body);
    await answer.body?.cancel();
    return undefined;
  }

  /** Succeeds if it does not exist. */
  async delete(name: string): Promise<void> {
    await this.#send('DELETE', this.#addressOf(name));
  }

  async list(prefix: string): Promise<string[]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: this.#folder + prefix });
    const answer = await this.#send('GET', `${this.#bucket}?${query}`);
    const keys = (await answer.text()).matchAll(/<Key>([^<]*)<\/Key>/g);
    return [...keys].map(([, key = '']) => unescapeXml(key).slice(this.#folder.length));
  }

  #addressOf(name: string): string {
    return `${this.#url}/${name.split('/').map(encodeURIComponent).join('/')}`;
  }

  /** 404 is a result; other failures are errors with the status and without the URL. */
  async #send(
    method: string,
    url: string,
    { body, sha256 = hashOf(typeof body === 'string' ? body : ''), timeoutMs = TIMEOUT_MS }: Payload = {},
  ): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    // The hash of the body is part of the signature, so the body cannot be altered.
    const headers = { 'x-amz-content-sha256': sha256 };
    const answer = await this.#client
      .fetch(url, { method, headers, signal, ...(body !== undefined && { body }) })
      .catch(() => {
        throw new StorageError('The storage of documents cannot be reached');
      });
    if (answer.ok || answer.status === 404) return answer;
    throw new StorageError(`The storage of documents answered ${answer.status}`);
  }
}
