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
  /** A start of a server, `content:load`, an earlier version again, or staff in the browser. */
  origin: 'start' | 'load' | 'restore' | 'staff';
  digest: string;
  body: string;
  /** A member of staff, or the account of the machine; null for a start, and in older rows. */
  published_by: string | null;
}

/** One row, `content`: a writer increments it first, which takes the lock. */
interface ContentRevisionTable {
  name: string;
  revision: number;
}

/** What staff have written and not yet published: one draft for a list. */
interface ContentDraftTable {
  path: string;
  body: string;
  /** The digest of the published list that it was made from. */
  base_digest: string;
  saved_at: string;
  saved_by: string;
  publish_at: string | null;
  /** Who chose that time. */
  scheduled_by: string | null;
  /** Why it was not published at its time. */
  not_published: 'changed' | 'problems' | 'not-approved' | null;
  /** Who asks another person to publish it; see `editing/publishing/proposals.ts`. */
  proposed_by: string | null;
  proposed_at: string | null;
  /** From when the only administrator may publish it alone. */
  ready_at: string | null;
}

/** Someone has read this translation of this original. The state of a text is computed from it. */
interface ContentCheckTable {
  path: string;
  language: string;
  text_hash: string;
  original_hash: string;
  original: string;
  checked_at: string;
  checked_by: string;
}

/** An answered note: it is not shown again while its digest stays the same. */
interface ContentNoteTable {
  path: string;
  code: string;
  digest: string;
  /** Where it was then. */
  pointer: string;
  answered_at: string;
  answered_by: string;
}

/** A photo that staff have uploaded: `photo:<name>` in content. `file` is its largest JPEG. */
interface ContentPhotoTable {
  name: string;
  file: string;
  added_at: string;
  added_by: string;
}

/** One size of a photo in one format. */
interface ContentPhotoFileTable {
  file: string;
  name: string;
  base64: string;
}

/** A PDF that staff have uploaded: `file:<name>` in content. `digest` is the SHA-256 of it. */
interface ContentFileTable {
  name: string;
  bytes: number;
  digest: string;
  added_at: string;
  added_by: string;
}

/** A part of it, from 0: all but the last have the same length. */
interface ContentFilePartTable {
  name: string;
  part: number;
  base64: string;
}

declare module '../db/types.ts' {
  interface Database {
    content: ContentTable;
    content_version: ContentVersionTable;
    content_revision: ContentRevisionTable;
    content_draft: ContentDraftTable;
    content_check: ContentCheckTable;
    content_note: ContentNoteTable;
    content_photo: ContentPhotoTable;
    content_photo_file: ContentPhotoFileTable;
    content_file: ContentFileTable;
    content_file_part: ContentFilePartTable;
  }
}

export {};
