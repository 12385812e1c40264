import type { IntlShape } from 'react-intl';
import { newsletterMessages } from './NewsletterForm.messages.ts';

/** The outcome for an address that was sent. `detail` is the server's own reason, in the reader's language where it has one. */
export type NewsletterResult =
  | { ok: true }
  | { ok: false; reason: 'already-subscribed' }
  | { ok: false; reason: 'other'; detail?: string };

/** A message to show, in the reader's language. */
export interface NewsletterMessage {
  tone: 'success' | 'error';
  title: string;
  description: string;
}

/** What to say about a result. */
export function toMessage(result: NewsletterResult, intl: IntlShape): NewsletterMessage {
  if (result.ok) {
    return {
      tone: 'success',
      title: intl.formatMessage(newsletterMessages.successTitle),
      description: intl.formatMessage(newsletterMessages.successText),
    };
  }
  const reason =
    result.reason === 'already-subscribed'
      ? intl.formatMessage(newsletterMessages.alreadySubscribed)
      : result.detail || intl.formatMessage(newsletterMessages.failedText);
  return { tone: 'error', title: intl.formatMessage(newsletterMessages.failedTitle), description: reason };
}
