import { consultationLimits as limits } from '@nzete/domain';
import { Type } from 'typebox';
import { emailAddress, strictObject } from '../http/schemas.ts';
import { filledLine, filledParagraphs, line } from '../http/validation/text.ts';

export const ConsultationInput = strictObject(
  {
    name: filledLine(limits.name, { examples: ['Ada Mbo'] }),
    email: emailAddress(),
    organization: Type.Optional(line(limits.organization, { examples: ['Maji Safi'] })),
    message: filledParagraphs(limits.message, {
      examples: ['We have land for a nursery, and look for people who know seedlings.'],
    }),
  },
  { $id: 'ConsultationInput' },
);
