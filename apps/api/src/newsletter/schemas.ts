import { Type } from 'typebox';
import { emailAddress, strictObject } from '../http/schemas.ts';

export const NewsletterSubscriptionInput = strictObject(
  { email: emailAddress() },
  { $id: 'NewsletterSubscriptionInput' },
);

export const NewsletterSubscription = strictObject(
  {
    email: emailAddress({ description: 'As stored: lower case' }),
    subscribed_at: Type.String({ format: 'date-time', examples: ['2025-06-01T08:30:00.000Z'] }),
  },
  { $id: 'NewsletterSubscription' },
);
