import { kycDocumentKinds, kycFunds, kycIncomes, kycPurposes, kycVolumes, kycLimits as limits } from '@nzete/domain';
import { type Static, Type } from 'typebox';
import { emailAddress, oneOf, phoneNumber, strictObject, tokenExample } from '../http/schemas.ts';
import { REFERENCE_PATTERN } from '../http/submissions/reference.ts';
import { filledUnlessOneName, lastName, oneName } from '../http/validation/names.ts';
import { filledLine, filledParagraphs, line } from '../http/validation/text.ts';
import { MAX_DOCUMENT_BYTES } from './documents/file-type.ts';

/** A consent that the application requires. */
const consent = (description: string) => Type.Literal(true, { description, examples: [true] });

const statement = (description: string) => Type.Optional(Type.Boolean({ description, examples: [false] }));

export const KycApplicationInput = strictObject(
  {
    firstName: filledLine(limits.firstName, { examples: ['Ada'] }),
    lastName: lastName(limits.lastName),
    oneName: oneName(),
    dateOfBirth: Type.String({
      format: 'date',
      'x-birth-date': true,
      description: 'In the past, and not before 1900',
      examples: ['1998-04-21'],
    }),
    nationality: filledLine(limits.nationality, { examples: ['Congolese'] }),
    idNumber: filledLine(limits.idNumber, { examples: ['OP0123456'], description: 'Number of the government ID' }),
    email: emailAddress(),
    phone: phoneNumber(),
    address: filledLine(limits.address, { examples: ['12 Avenue de l’Exemple'] }),
    city: filledLine(limits.city, { examples: ['Kinshasa'] }),
    country: filledLine(limits.country, { examples: ['DR Congo'] }),
    occupation: filledLine(limits.occupation, { examples: ['Teacher'] }),
    employer: Type.Optional(line(limits.employer, { examples: ['A school'] })),
    income: oneOf(kycIncomes, {
      description: 'US dollars a year',
      examples: ['under-10k'],
    }),
    sourceOfFunds: oneOf(kycFunds, {
      description: 'Where the money mainly comes from',
      examples: ['salary'],
    }),
    relationshipPurpose: oneOf(kycPurposes, {
      description: 'As what the applicant joins',
      examples: ['volunteer'],
    }),
    expectedTransactionVolume: Type.Optional(
      oneOf([...kycVolumes, ''], {
        description: 'US dollars a year',
        examples: ['none'],
      }),
    ),
    intendedActivities: filledParagraphs(limits.intendedActivities, {
      examples: ['Teach computer basics on Saturdays in Nsele.'],
    }),
    dataProcessingConsent: consent('Agrees that the data are processed'),
    marketingConsent: statement('Agrees to be written to about other matters'),
    dataRetentionAcknowledged: consent('Knows that the record is kept for seven years'),
    rightsInformed: consent('Knows the rights over these data'),
    securityAwareness: consent('Knows how the data are protected'),
    incidentReporting: consent('Will report a security incident'),
    accessControl: consent('Agrees to who may see the data'),
    politically_exposed: statement('Holds, or is close to someone who holds, a prominent public office'),
    sanctions_check: statement('Agrees to be looked up in sanctions lists'),
    terms_accepted: consent('Accepts the terms'),
    data_consent: consent('Confirms that the data are true and may be checked'),
  },
  { $id: 'KycApplicationInput', description: 'Who applies, why, and what they consent to', ...filledUnlessOneName },
);

export type KycApplication = Static<typeof KycApplicationInput>;

const reference = Type.String({
  pattern: REFERENCE_PATTERN,
  description: 'Quote it when writing to the foundation',
  examples: ['NZ-K-2026-7K3Q9X'],
});

export const KycReceipt = strictObject(
  {
    reference,
    submitted_at: Type.String({ format: 'date-time', examples: ['2026-06-01T08:30:00.000Z'] }),
    retained_until: Type.String({
      format: 'date-time',
      description: 'The record is kept for seven years',
      examples: ['2033-06-01T08:30:00.000Z'],
    }),
    upload_token: Type.String({
      description: 'Send it as `Authorization: Bearer <upload_token>` with each document, within 24 hours',
      examples: [tokenExample],
    }),
  },
  { $id: 'KycReceipt', description: 'The application is stored' },
);

const kind = oneOf(kycDocumentKinds, { examples: ['governmentId'] });

export const KycDocumentParams = strictObject({ reference, kind });

/** The raw bytes. No `type`: they are not text, and the server has them as a buffer. */
export const KycDocumentBody = Type.Unsafe<Buffer>({
  contentMediaType: 'application/octet-stream',
  description: 'A PDF, JPEG or PNG file of at most 5 MB, as it is',
});

export const KycDocument = strictObject(
  {
    kind,
    size: Type.Integer({ minimum: 1, maximum: MAX_DOCUMENT_BYTES, description: 'Bytes', examples: [412_388] }),
    received_at: Type.String({ format: 'date-time', examples: ['2026-06-01T08:31:00.000Z'] }),
    state: oneOf(['received', 'being-checked'], {
      description: '`being-checked`: it waits to be scanned for viruses, and is deleted when it has one',
      examples: ['received'],
    }),
  },
  { $id: 'KycDocument', description: 'The document is stored' },
);
