import { defineMessage } from '@formatjs/intl';
import { problem } from '../http/problems/problem.ts';

export const newsletterProblems = {
  badUnsubscribeLink: problem(
    'unsubscribe-link-invalid',
    404,
    defineMessage({
      id: 'api.newsletter.problem.unsubscribe-link-invalid',
      defaultMessage: 'This link does not work: perhaps a part of it is missing. Copy the whole link, or write to us.',
      description: 'An error',
    }),
  ),
  badConfirmLink: problem(
    'newsletter-link-invalid',
    404,
    defineMessage({
      id: 'api.newsletter.problem.newsletter-link-invalid',
      defaultMessage:
        'This link does not work: perhaps a part of it is missing, or it is older than 30 days. Copy the whole link, or subscribe again.',
      description: 'An error',
    }),
  ),
  alreadySubscribed: problem('already-subscribed', 400, 'Email already subscribed'),
  noBounceReports: problem('bounce-reports-off', 404, 'Set NEWSLETTER_BOUNCE_TOKEN, and this server takes reports.'),
  bounceTokenWanted: problem('bounce-token-wanted', 401, 'The token of NEWSLETTER_BOUNCE_TOKEN is needed.'),
};
