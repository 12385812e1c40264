import { Type } from 'typebox';
import { closed, emailAddress } from '../http/schemas.ts';

export const NewsletterSubscriptionInput = closed({ email: emailAddress() }, { $id: 'NewsletterSubscriptionInput' });

export const NewsletterSubscription = closed(
  {
    email: emailAddress({ description: 'As stored: lower case' }),
    subscribed_at: Type.String({ format: 'date-time', examples: ['2025-06-01T08:30:00.000Z'] }),
  },
  { $id: 'NewsletterSubscription' },
);
