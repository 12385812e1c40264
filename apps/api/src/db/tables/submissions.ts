import type { Generated } from 'kysely';

/** `email` is normalised (see `http/email.ts`); `reference` is what the visitor was given (see `http/reference.ts`). */
export interface Submission {
  id: string;
  reference: string;
  created_at: string;
}

/** What the staff decided about an application. */
export type ApplicationStatus = 'received' | 'accepted' | 'refused';

/**
 * Both partnership forms; what a form does not ask, or was left blank, is null.
 * `contact_name` is the short form's contactName and the long form's contactPerson.
 */
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
  status: Generated<ApplicationStatus>;
}

interface FeedbackTable extends Submission {
  message: string;
  name: string | null;
  email: string | null;
  /** The page it is about, as the visitor's form says it. */
  page: string | null;
  /** 1 to 5 */
  rating: number | null;
}

/** A visitor's update is in the language it was written in; the foundation's own have `translations` too. */
interface PartnershipUpdateTable {
  id: string;
  type: 'partnership' | 'donor' | 'collaboration';
  title: string;
  content: string;
  author: string;
  /** YYYY-MM-DD */
  date: string;
  /** JSON of `{ title, content }`, each in every language; `title` and `content` are then the English ones. */
  translations: string | null;
  /** Newest last when sorted; a date in the future sorts as the day on which it was posted. */
  sort_key: string;
  /** 0, or 1 once the staff has taken it out of the feed */
  hidden: Generated<number>;
  /** 1 while it is hidden because no one of the staff has looked at it yet (`MODERATION=before`), else 0 */
  waiting: Generated<number>;
  created_at: string;
}

/** One row per Idempotency-Key of the last day (see `http/idempotency.ts`). Nothing in it names a person. */
interface IdempotencyKeyTable {
  key_hash: string;
  request_hash: string;
  /** JSON of what the write gave; null only inside the transaction that writes. */
  outcome: string | null;
  expires_at: string;
}

/** See `migrations/*-submissions.ts`; `volunteer-applications/schemas.ts` adds its table to `Database`. */
export interface SubmissionTables {
  partnership_application: PartnershipApplicationTable;
  feedback: FeedbackTable;
  partnership_update: PartnershipUpdateTable;
  idempotency_key: IdempotencyKeyTable;
}
