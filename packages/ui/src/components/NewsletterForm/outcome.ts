import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { newsletterMessages } from './NewsletterForm.messages.ts';

/**
 * The outcome of a subscription. `toConfirm`: a link was mailed, by which the owner of the address
 * confirms it first. `detail` is the server's reason, localised if available; `hint`
 * follows it, such as what to do without a connection. `offer` shows below, such as `SendLater`.
 */
export type NewsletterResult =
  | { ok: true; toConfirm?: boolean | undefined }
  | { ok: false; reason: 'already-subscribed' }
  | { ok: false; reason: 'other'; detail?: string | undefined; hint?: string | undefined; offer?: ReactNode };

/** A localised message to show. */
export interface NewsletterMessage {
  tone: 'success' | 'error';
  title: string;
  description: string;
}

/** The message for a result. */
export function toMessage(result: NewsletterResult, intl: IntlShape): NewsletterMessage {
  if (result.ok && result.toConfirm) {
    return {
      tone: 'success',
      title: intl.formatMessage(newsletterMessages.confirmTitle),
      description: intl.formatMessage(newsletterMessages.confirmText),
    };
  }
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
      : [result.detail || intl.formatMessage(newsletterMessages.failedText), result.hint].filter(Boolean).join(' ');
  return { tone: 'error', title: intl.formatMessage(newsletterMessages.failedTitle), description: reason };
}
