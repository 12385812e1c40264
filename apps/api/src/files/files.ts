import type { Readable } from 'node:stream';

/** Storage for encrypted files that are too large, or too many, for the database. */
export interface Files {
  put(name: string, content: string): Promise<void>;
  /** Uploads a file without reading it into memory. */
  putFile(name: string, file: string, sha256: string): Promise<void>;
  /** `undefined` if it does not exist. */
  get(name: string): Promise<string | undefined>;
  /** The same as a stream. */
  stream(name: string): Promise<Readable | undefined>;
  /** Succeeds if it does not exist. */
  delete(name: string): Promise<void>;
  /** The names with a prefix. */
  list(prefix: string): Promise<string[]>;
}
