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

/** Both partnership forms; null for what a form does not ask. The long one asks contactPerson. */
interface PartnershipApplicationTable extends Submission {
  form: 'short' | 'long';
  organization_name: string;
  organization_type: string | null;
  contact_name: string;
  email: string;
  phone: string | null;
  website: string | null;
  country: string | null;
  partnership_type: string | null;
  legal_entity_type: string | null;
  registration_number: string | null;
  tax_id: string | null;
  compliance_officer: string | null;
  focus_areas: string | null;
  description: string | null;
  proposed_collaboration: string | null;
  experience: string | null;
  resources: string | null;
  /** 0 or 1 */
  requires_kyc: number;
  /** 0 or 1 */
  aml_policy: number;
}

interface FeedbackTable extends Submission {
  message: string;
  name: string | null;
  email: string | null;
  /** The page that the visitor names. */
  page: string | null;
  /** 1 to 5 */
  rating: number | null;
}

/** A request for a talk about a partnership. */
interface ConsultationTable extends Submission {
  name: string;
  email: string;
  organization: string | null;
  message: string;
}

/** A visitor's update has one language; the foundation's have `translations` too. */
interface PartnershipUpdateTable {
  id: string;
  type: 'partnership' | 'donor' | 'collaboration';
  title: string;
  content: string;
  author: string;
  /** YYYY-MM-DD */
  date: string;
  /** JSON of `{ title, content }` in every language; the columns then have the English ones. */
  translations: string | null;
  /** Sorts by date; a future date sorts as the day of posting. */
  sort_key: string;
  /** 0, or 1 once staff have hidden it */
  hidden: Generated<number>;
  /** 1 while it is hidden until staff approve it (`MODERATION=before`), else 0 */
  waiting: Generated<number>;
  created_at: string;
}

/** One for each Idempotency-Key of the last day, without personal data. */
interface IdempotencyKeyTable {
  key_hash: string;
  request_hash: string;
  /** JSON of the outcome; null only inside the transaction that writes it. */
  outcome: string | null;
  expires_at: string;
}

/**
 * An unfinished form of several steps, of a browser without JavaScript. `values` are encrypted, and
 * the id, which only its page has, is stored as a hash.
 */
interface FormDraftTable {
  id_hash: string;
  values: string;
  expires_at: string;
}

/** `volunteers/schemas.ts` adds its table to `Database`. */
export interface SubmissionTables {
  partnership_application: PartnershipApplicationTable;
  feedback: FeedbackTable;
  consultation: ConsultationTable;
  partnership_update: PartnershipUpdateTable;
  idempotency_key: IdempotencyKeyTable;
  form_draft: FormDraftTable;
}
