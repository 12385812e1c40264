import type { ApplicationStatus } from '@nzete/domain';
import type { Generated } from 'kysely';

/** Where a submission stands, and the language to answer it in. */
export interface Stage {
  status: Generated<ApplicationStatus>;
  /** When staff or the sender last changed the status; null while it is as it arrived. */
  status_at: string | null;
  /** Of the page that sent it; null in rows from before it was stored. */
  language: string | null;
}

/** `email` is normalised (see `http/validation/email.ts`); `reference` was given to the visitor. */
export interface Submission extends Stage {
  id: string;
  reference: string;
  created_at: string;
}
