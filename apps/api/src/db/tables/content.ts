/** One content file as it is shown: its path under `/api` and its JSON text, in every language. */
interface ContentTable {
  path: string;
  body: string;
  /** SHA-256 of `body`, in hexadecimal. */
  digest: string;
  /** The number of the change that brought it (see `content_revision`). */
  revision: number;
  /** The digest of the file that the last start of a server found; null when none has. */
  start_digest: string | null;
}

/** One of the last versions of a content file, the one that is shown included. */
interface ContentVersionTable {
  path: string;
  revision: number;
  loaded_at: string;
  /** How it came: with a start of a server, by `content:load`, or by `content:restore`. */
  origin: 'start' | 'load' | 'restore';
  digest: string;
  body: string;
}

/** One row, named `content`: how often content has changed. Anyone who changes content increments it first, which takes the lock. */
interface ContentRevisionTable {
  name: string;
  revision: number;
}

/** See `migrations/*-content-versions.ts`. */
export interface ContentTables {
  content: ContentTable;
  content_version: ContentVersionTable;
  content_revision: ContentRevisionTable;
}
