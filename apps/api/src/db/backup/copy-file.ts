import { createHash } from 'node:crypto';
import { createWriteStream, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export async function writeStream(source: Readable, file: string) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(source, watch, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return { bytes: statSync(file).size, sha256: hash.digest('hex') };
}

export async function hashStream(source: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(source, hash);
  return hash.digest('hex');
}
