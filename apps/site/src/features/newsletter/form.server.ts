import { readError } from '@nzete/api-client';
import { type NewsletterSubscriptionInput, newsletterApi } from '@nzete/api-client/newsletter';
import { emailError, type NewsletterAnswer } from '@nzete/ui/NewsletterForm';
import type { FormHandler, FormResult } from '../../shared/formHandler.server.ts';
import { sentPath } from '../../shared/routes.ts';
import { newsletterResult } from './newsletterResult.ts';

const refused = (status: number, answer: NewsletterAnswer): FormResult => ({ ok: false, status, answer });

/**
 * Subscribes an address that was sent without JavaScript.
 *
 * @param source the form, if it is not the newsletter’s own
 */
export const newsletterForm =
  (source?: NewsletterSubscriptionInput['source']): FormHandler =>
  async ({ fields, dispatch }) => {
    const email = String(fields.get('email') ?? '').trim();
    const values = { email };
    const wrong = emailError(email);
    if (wrong) return refused(422, { values, errors: { email: wrong } });
    const newsletterSubscriptionInput = { email, ...(source && { source }) };
    const sent = await dispatch(
      newsletterApi.endpoints.subscribeToNewsletter.initiate({ newsletterSubscriptionInput }),
    );
    const outcome = newsletterResult(sent);
    if (outcome.ok) return { ok: true, ...(outcome.toConfirm && { next: `${sentPath}?form=newsletter-confirm` }) };
    return refused(readError(sent.error).status ?? 503, { values, errors: {}, outcome });
  };
