import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gunzipSync, gzip, gzipSync, type ZlibOptions } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const WORTH_COMPRESSING = 1_000;
const isWorthCompressing = (body: Buffer, type: string) =>
  body.length >= WORTH_COMPRESSING && type !== 'image/png' && type !== 'application/zip';
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number] | 'identity';

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 27);

interface Variant {
  body: Buffer;
  /** Strong: identifies these exact bytes, so it differs by encoding. */
  etag: string;
}

/** A response body that is sent many times, in each encoding, with strong ETags. */
export interface Entity {
  type: string;
  /** A cached copy whose source cannot be read now. */
  isStale?: boolean;
  /** If `identity` has no body, it is decompressed from `gzip`. */
  variants: { identity: { etag: string; body?: Buffer }; br?: Variant; gzip?: Variant };
}

/**
 * Compresses when a client first asks for an encoding. That takes milliseconds, so keep the entity.
 * A `brotliQuality` up to 5 is much faster.
 */
export function createEntity(
  content: string | Buffer,
  type: string,
  brotliQuality = constants.BROTLI_MAX_QUALITY,
): Entity {
  const body = Buffer.from(content);
  const hash = hashOf(body);
  const identity = { body, etag: `"${hash}"` };
  if (!isWorthCompressing(body, type)) return { type, variants: { identity } };
  let br: Variant | undefined;
  let packed: Variant | undefined;
  const variants: Entity['variants'] = {
    identity,
    get br() {
      br ??= { body: brotliCompressSync(body, brotliOptions(body, brotliQuality)), etag: `"${hash}-br"` };
      return br;
    },
    get gzip() {
      packed ??= { body: gzipSync(body, { level: 9 }), etag: `"${hash}-gz"` };
      return packed;
    },
  };
  return { type, variants };
}

export const createJsonEntity = (json: string, brotliQuality?: number): Entity =>
  createEntity(json, 'application/json; charset=utf-8', brotliQuality);

/** The uncompressed body. */
export const bodyOf = ({ variants: { identity, gzip: packed } }: Entity): Buffer =>
  identity.body ?? gunzipSync(packed?.body ?? Buffer.alloc(0));

/** The same body, marked as stale: see {@link sendEntity}. */
export const staleEntity = (entity: Entity): Entity => ({ ...entity, isStale: true });

const brotliOptions = (body: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_QUALITY]: quality },
});

const compress = promisify(brotliCompress);
const compressAsGzip: (body: Buffer, options?: ZlibOptions) => Promise<Buffer> = promisify(gzip);

/** A tenth larger than at the highest quality, but ten times as fast. */
const GOOD = 9;

/** `hash` identifies the bytes, if it is known without hashing them. */
export function createPlainEntity(content: string | Buffer, type: string, hash = hashOf(content)): Entity {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  return { type, variants: { identity: { body, etag: `"${hash}"` } } };
}

/** To save four fifths of the memory, the plain body is decompressed for the few who need it. */
export async function createPackedEntity(content: string | Buffer, type: string): Promise<Entity> {
  const body = Buffer.from(content);
  const hash = hashOf(body);
  const [br, packed] = await Promise.all([
    compress(body, brotliOptions(body, GOOD)),
    compressAsGzip(body, { level: 9 }),
  ]);
  return {
    type,
    variants: {
      identity: { etag: `"${hash}"` },
      br: { body: br, etag: `"${hash}-br"` },
      gzip: { body: packed, etag: `"${hash}-gz"` },
    },
  };
}

/** For a body that is sent once. */
const QUICK = 4;

/** A body that is sent once: compressed quickly, in another thread, in this client's encoding. */
export async function createEntityFor(
  { headers }: FastifyRequest,
  content: string | Buffer,
  type: string,
): Promise<Entity> {
  const body = Buffer.from(content);
  const hash = hashOf(body);
  const variants: Entity['variants'] = { identity: { body, etag: `"${hash}"` } };
  const encoding = isWorthCompressing(body, type) && negotiateEncoding(headers['accept-encoding']);
  if (encoding === 'br')
    variants.br = { body: await compress(body, brotliOptions(body, QUICK)), etag: `"${hash}-br4"` };
  if (encoding === 'gzip') variants.gzip = { body: await compressAsGzip(body), etag: `"${hash}-gz6"` };
  return { type, variants };
}

/** For a body that is sent many times. It takes tenths of a second, and changes the ETag. */
export async function compressBest(entity: Entity): Promise<void> {
  const { variants } = entity;
  const { identity, br } = variants;
  if (!br) return;
  const whole = bodyOf(entity);
  const body = await compress(whole, brotliOptions(whole, constants.BROTLI_MAX_QUALITY));
  variants.br = { body, etag: `"${identity.etag.slice(1, -1)}-br11"` };
}

/** The encoding that an `Accept-Encoding` header prefers; in a tie the smallest. */
function negotiateEncoding(header = ''): Encoding {
  const best = negotiate(header.toLowerCase(), [...encodings]);
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}

/** A stale entity gets `Warning: 110`, and caches do not store it. */
export function sendEntity(request: FastifyRequest, reply: FastifyReply, entity: Entity): FastifyReply {
  const asked = negotiateEncoding(request.headers['accept-encoding']);
  const encoding = entity.variants[asked] ? asked : 'identity';
  const variant = entity.variants[encoding] ?? entity.variants.identity;
  const { identity } = entity.variants;
  if (
    'br' in entity.variants ||
    'gzip' in entity.variants ||
    (identity.body && isWorthCompressing(identity.body, entity.type))
  ) {
    const others = reply.getHeader('vary');
    reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding');
  }
  reply.header('etag', variant.etag);
  if (entity.isStale) reply.header('warning', '110 - "Response is Stale"').header('cache-control', 'no-cache');
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], variant.etag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(entity.type).send(variant.body ?? bodyOf(entity));
}
