import { Type } from 'typebox';
import { MAX_EMAIL_LENGTH } from '../../http/email.ts';
import { closed } from '../../http/schemas.ts';

export const NewsletterSubscriptionInput = closed(
  { email: Type.String({ format: 'email', maxLength: MAX_EMAIL_LENGTH, examples: ['ada@example.org'] }) },
  { $id: 'NewsletterSubscriptionInput' },
);

export const NewsletterSubscription = closed(
  {
    email: Type.String({ format: 'email', description: 'As stored: lower case', examples: ['ada@example.org'] }),
    subscribed_at: Type.String({ format: 'date-time', examples: ['2025-06-01T08:30:00.000Z'] }),
  },
  { $id: 'NewsletterSubscription' },
);
