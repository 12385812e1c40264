import type { Generated } from 'kysely';
import type { SubscriptionState } from '../submissions/own.ts';

/** `email` is trimmed, lower case and NFC, so the index is unique for all spellings. */
interface NewsletterSubscriptionTable {
  id: string;
  email: string;
  /** The language of the subscription form; null in rows from before it was stored. */
  language: string | null;
  /** The form; null for the newsletter’s own, and in rows from before it was stored. */
  source: 'donations' | null;
  created_at: string;
  /** Only an active one gets the newsletter. A bounced one is kept so that nothing is sent to it. */
  state: Generated<SubscriptionState>;
  /** When the owner of the address confirmed it; null if that was not asked. */
  confirmed_at: string | null;
  bounced_at: string | null;
}

type IssueState = 'draft' | 'sending' | 'stopped' | 'sent';

interface NewsletterIssueTable {
  id: string;
  /** JSON: subject and blocks (`newsletter/letter/body.ts`). */
  body: string;
  state: Generated<IssueState>;
  created_at: string;
  saved_at: string;
  saved_by: string;
  started_at: string | null;
  started_by: string | null;
  finished_at: string | null;
  /** When staff last began, stopped or resumed sending it, or sent the unclear ones again. */
  state_at: string | null;
  /** JSON: how many were on the list at the start, by language. */
  recipients: string | null;
  /** Whose rows are gone, because sending has ended. */
  sent: Generated<number>;
  failed: Generated<number>;
}

/**
 * `handed-over`: on its way to the mail server, or our server died meanwhile. `unclear`: we do not
 * know whether the mail server accepted it, so only staff can send it again.
 */
export type RecipientState = 'waiting' | 'handed-over' | 'sent' | 'failed' | 'skipped' | 'unclear';

/** One message of an issue. Once sending has ended only the unclear ones are kept. */
interface NewsletterRecipientTable {
  issue_id: string;
  subscription_id: string;
  state: Generated<RecipientState>;
  attempts: Generated<number>;
  /** When it is sent; of one that was handed over, when nobody waits for an answer any more. */
  due_at: string;
  /** The code of the last error, never its message, which may quote an address. */
  error: string | null;
}

declare module '../db/types.ts' {
  interface Database {
    newsletter_subscription: NewsletterSubscriptionTable;
    newsletter_issue: NewsletterIssueTable;
    newsletter_recipient: NewsletterRecipientTable;
  }
}
