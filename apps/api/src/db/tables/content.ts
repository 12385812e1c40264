/** A published content file: its path under `/api` and its JSON in every language. */
interface ContentTable {
  path: string;
  body: string;
  /** SHA-256 of `body`. */
  digest: string;
  /** The revision that wrote it (see `content_revision`). */
  revision: number;
  /** The digest of the file that the last start found; null if none has. */
  start_digest: string | null;
}

/** A recent version of a content file, including the published one. */
interface ContentVersionTable {
  path: string;
  revision: number;
  loaded_at: string;
  /** A start of a server, `content:load`, or `content:restore`. */
  origin: 'start' | 'load' | 'restore';
  digest: string;
  body: string;
}

/** One row, `content`: a writer increments it first, which takes the lock. */
interface ContentRevisionTable {
  name: string;
  revision: number;
}

export interface ContentTables {
  content: ContentTable;
  content_version: ContentVersionTable;
  content_revision: ContentRevisionTable;
}
