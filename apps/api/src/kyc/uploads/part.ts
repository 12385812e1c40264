import { PassThrough, Readable } from 'node:stream';
import { httpProblems } from '../../http/problems/problems.ts';

/** Each part is in memory until it is encrypted. */
export const MAX_PART_BYTES = 256 * 1_024;

/**
 * Reads a part, or what arrives of it before its connection breaks.
 *
 * @throws {HttpError} 413 if it is too long
 */
export async function readPart(stream: Readable): Promise<{ bytes: Buffer; failure?: unknown }> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += chunk.length;
      if (length > MAX_PART_BYTES) throw httpProblems.bodyTooLarge();
      chunks.push(chunk);
    }
  } catch (failure) {
    // Longer than the document (an error of tus) or than a part: nothing of it counts.
    if (failure instanceof Object && ('status_code' in failure || 'statusCode' in failure)) throw failure;
    return { bytes: Buffer.concat(chunks), failure };
  }
  return { bytes: Buffer.concat(chunks) };
}

/** The body of a request, as a stream whose end does not end the connection. */
export function bodyOf(raw: Readable): { body: ReadableStream; drain(): void } {
  const through = new PassThrough();
  const stop = (error: Error) => through.destroy(error);
  raw.once('error', stop);
  raw.pipe(through);
  return {
    // The cast: Node's own type differs from that of the DOM.
    body: Readable.toWeb(through) as unknown as ReadableStream,
    /** Discards the rest: a client that still sends would not read the response. */
    drain: () => {
      raw.unpipe(through);
      raw.resume();
    },
  };
}
