import type { Readable } from 'node:stream';

/** A place for sealed texts that are too large, or too many, for the database. */
export interface Files {
  put(name: string, content: string): Promise<void>;
  /** Puts what a file on the disk holds, without reading all of it into memory. */
  putFile(name: string, file: string, sha256: string): Promise<void>;
  /** `undefined` when there is none of that name. */
  get(name: string): Promise<string | undefined>;
  /** The same, piece by piece. */
  stream(name: string): Promise<Readable | undefined>;
  /** Also when there is none of that name. */
  delete(name: string): Promise<void>;
  /** The names that begin so. */
  list(prefix: string): Promise<string[]>;
}
