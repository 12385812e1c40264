/**
 * An unfinished form of several steps, of a browser without JavaScript. `values` are encrypted, and
 * the id, which only its page has, is stored as a hash.
 */
interface FormDraftTable {
  id_hash: string;
  values: string;
  expires_at: string;
}

declare module '../db/types.ts' {
  interface Database {
    form_draft: FormDraftTable;
  }
}

export {};
