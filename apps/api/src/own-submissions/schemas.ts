import { applicationStatuses, kycDocumentKinds } from '@nzete/domain';
import { type Static, Type } from 'typebox';
import { emailAddress, oneOf, ref, strictObject, tokenExample } from '../http/schemas.ts';
import { referenceNumber } from '../http/submissions/reference.ts';
import { filledLine, line, optionalPhone } from '../http/validation/text.ts';
import { languages } from '../text/languages.ts';
import { ownKindNames } from './kinds.ts';

const time = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2026-06-03T09:00:00.000Z'] });

const status = () => oneOf(applicationStatuses, { examples: ['more-wanted'] });

const subject = () =>
  Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'The reference number, or an id where there is none',
    examples: ['NZ-V-2026-7K3Q9XBH'],
  });

const details = {
  name: Type.Optional(filledLine(160, { examples: ['Ada Mbo'] })),
  first_name: Type.Optional(filledLine(100, { examples: ['Ada'] })),
  last_name: Type.Optional(line(100, { description: 'Blank for a person with one name', examples: ['Mbo'] })),
  location: Type.Optional(filledLine(160, { description: 'City or area', examples: ['Nsele, Kinshasa'] })),
  address: Type.Optional(filledLine(200, { examples: ['12 Avenue de l’Exemple'] })),
  city: Type.Optional(filledLine(80, { examples: ['Kinshasa'] })),
  country: Type.Optional(filledLine(80, { examples: ['DR Congo'] })),
};

export const ContactChange = strictObject(
  { ...details, phone: optionalPhone() },
  {
    $id: 'ContactChange',
    minProperties: 1,
    description: 'What changes, of the contact details that the submission has; a blank phone number is deleted',
  },
);

/** Stored ones may be older than today's limits, so they have none. */
const stored = (example: string) => Type.Optional(Type.String({ examples: [example] }));

const SubmissionContact = strictObject(
  {
    email: emailAddress(),
    name: stored('Ada Mbo'),
    first_name: stored('Ada'),
    last_name: stored('Mbo'),
    phone: stored('+243 800 000 000'),
    location: stored('Nsele, Kinshasa'),
    address: stored('12 Avenue de l’Exemple'),
    city: stored('Kinshasa'),
    country: stored('DR Congo'),
  },
  { $id: 'SubmissionContact', description: 'Those that this kind of submission asks for and that were given' },
);

const SubmissionMessage = strictObject(
  {
    at: time('When it was written'),
    status: status(),
    text: Type.String({ examples: ['Welcome. We meet on Saturday at nine.'] }),
  },
  { $id: 'SubmissionMessage', description: 'What staff wrote with a decision' },
);

export const OwnSubmission = strictObject(
  {
    subject: subject(),
    reference: Type.Union([referenceNumber(), Type.Null()], { examples: ['NZ-V-2026-7K3Q9XBH'] }),
    kind: oneOf(ownKindNames, { description: 'What was sent', examples: ['volunteer'] }),
    status: Type.Union([status(), Type.Null()], {
      description: 'Where it stands; null for course interests and the newsletter',
      examples: ['more-wanted'],
    }),
    submitted_at: time('When it arrived'),
    status_at: Type.Union([time('When it got this status'), Type.Null()], {
      description: 'When it got this status; null while it is as it arrived',
      examples: ['2026-06-03T09:00:00.000Z'],
    }),
    language: Type.Union([oneOf(languages), Type.Null()], {
      description: 'Of the page that sent it, if it is known',
      examples: ['fr'],
    }),
    messages: Type.Array(ref(SubmissionMessage), { description: 'The oldest first' }),
    subscription: Type.Optional(
      oneOf(['pending', 'active', 'bounced'], {
        description:
          'Only of the newsletter: it waits for the owner of the address, is sent, or could not be delivered',
        examples: ['active'],
      }),
    ),
    can_withdraw: Type.Boolean({ description: 'Whether it may be withdrawn', examples: [true] }),
    can_correct: Type.Boolean({ description: 'Whether its contact details may be corrected', examples: [true] }),
    wants_document: Type.Boolean({ description: 'Whether staff wait for a document', examples: [false] }),
    wanted_documents: Type.Array(oneOf(kycDocumentKinds, { examples: ['governmentId'] }), {
      description: 'The documents of an identity check that staff wait for',
    }),
    contact: ref(SubmissionContact),
  },
  { $id: 'OwnSubmission' },
);

export type OwnSubmission = Static<typeof OwnSubmission>;

export const OwnSubmissions = Type.Array(ref(OwnSubmission), { $id: 'OwnSubmissions' });

export const SubmissionParams = strictObject({ subject: subject() });

export const WantedDocument = strictObject(
  {
    reference: referenceNumber(),
    upload_token: Type.String({
      description: 'For `uploadKycDocument` and `createKycUpload`, while the document is wanted',
      examples: [tokenExample],
    }),
  },
  { $id: 'WantedDocument' },
);
