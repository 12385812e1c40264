import { applicationStatuses } from '@nzete/domain';
import { Type } from 'typebox';
import { emailAddress, oneOf, strictObject } from '../http/schemas.ts';
import { referenceNumber } from '../http/submissions/reference.ts';
import { filledLine } from '../http/validation/text.ts';
import { submissionKinds } from '../subjects.ts';

const askable = submissionKinds.flatMap(({ kind, findStatus }) => (findStatus ? [kind] : []));

export const StatusQuestion = strictObject(
  {
    reference: {
      ...filledLine(40, {
        description: 'The reference number, in capital or small letters',
        examples: ['NZ-P-2026-7K3Q9XBH'],
      }),
      'x-typed-name': 'visible',
    },
    email: emailAddress({ description: 'The address that it was sent with' }),
  },
  { $id: 'StatusQuestion' },
);

export const ApplicationStatus = strictObject(
  {
    reference: referenceNumber(),
    kind: oneOf(askable, { description: 'What was sent', examples: ['volunteer'] }),
    status: oneOf(applicationStatuses, { description: 'Where it stands', examples: ['reading'] }),
    submitted_at: Type.String({ format: 'date-time', examples: ['2026-06-01T08:30:00.000Z'] }),
    status_at: Type.String({
      format: 'date-time',
      description: 'When it got this status',
      examples: ['2026-06-03T09:00:00.000Z'],
    }),
  },
  { $id: 'ApplicationStatus' },
);
