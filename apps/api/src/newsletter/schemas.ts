import { type Static, Type } from 'typebox';
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
    to_confirm: Type.Boolean({
      description: 'Whether a link was mailed, by which its owner confirms the address before it gets an issue',
      examples: [false],
    }),
  },
  { $id: 'NewsletterSubscription' },
);

/** Mail services add parameters to links. */
export const LinkQuery = Type.Object({
  token: Type.String({
    maxLength: 200,
    description: 'Of the link',
    examples: [`MPhfrbZX3lCTqIo-4-J0Kp${tokenExample}`],
  }),
  ...LangQuery.properties,
});

export const NewsletterConfirmation = strictObject(
  { subscribed: Type.Literal(true, { examples: [true] }) },
  { $id: 'NewsletterConfirmation' },
);

export const NewsletterUnsubscription = strictObject(
  { subscribed: Type.Literal(false, { examples: [false] }) },
  { $id: 'NewsletterUnsubscription' },
);

const bounceKind = oneOf(['permanent', 'temporary'], {
  description: 'Whether the mail server will never deliver to the address, or could not this time',
  examples: ['permanent'],
});

export const NewsletterBounce = Type.Union(
  [
    strictObject({ email: emailAddress(), kind: bounceKind }),
    strictObject({
      message_id: Type.String({
        maxLength: 300,
        description: 'The `Message-ID` of a newsletter',
        examples: [
          '<newsletter.0f8fad5b-d9cb-469f-a165-70867728950e.7c9e6679-7425-40de-944b-e07fc1f90ae7@nzete.example>',
        ],
      }),
      kind: bounceKind,
    }),
  ],
  { $id: 'NewsletterBounce', description: 'That a mail server could not deliver' },
);
export type NewsletterBounce = Static<typeof NewsletterBounce>;
