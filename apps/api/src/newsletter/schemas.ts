import { Type } from 'typebox';
import { emailAddress, LangQuery, oneOf, strictObject, tokenExample } from '../http/schemas.ts';

export const NewsletterSubscriptionInput = strictObject(
  {
    email: emailAddress(),
    source: Type.Optional(
      oneOf(['donations'], {
        description: 'The form, if it is not the newsletter’s own: `donations` asks to be told when they open',
        examples: ['donations'],
      }),
    ),
  },
  { $id: 'NewsletterSubscriptionInput' },
);

export const NewsletterSubscription = strictObject(
  {
    email: emailAddress({ description: 'As stored: lower case' }),
    subscribed_at: Type.String({ format: 'date-time', examples: ['2025-06-01T08:30:00.000Z'] }),
  },
  { $id: 'NewsletterSubscription' },
);

/** Mail services add parameters to links. */
export const UnsubscribeQuery = Type.Object({
  token: Type.String({
    maxLength: 200,
    description: 'Of the link',
    examples: [`MPhfrbZX3lCTqIo-4-J0Kp${tokenExample}`],
  }),
  ...LangQuery.properties,
});

export const NewsletterUnsubscription = strictObject(
  { subscribed: Type.Literal(false, { examples: [false] }) },
  { $id: 'NewsletterUnsubscription' },
);
