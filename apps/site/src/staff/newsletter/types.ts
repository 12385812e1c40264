import type { NewsletterBody } from '@nzete/api-client/staff';
import type { StaffRole } from '@nzete/domain';

export type {
  NewsletterBlock,
  NewsletterBody,
  NewsletterIssue,
  NewsletterIssueHead,
  NewsletterSubscriber,
  NewsletterSubscribers,
} from '@nzete/api-client/staff';

/** A text in every language. */
export type Texts = NewsletterBody['subject'];

/** Roles that write, send and end subscriptions; the others read. */
export const mayWriteNewsletter = (role: StaffRole) => role === 'editor' || role === 'administrator';
