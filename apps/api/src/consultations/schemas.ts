import { Type } from 'typebox';
import { emailAddress, strictObject } from '../http/schemas.ts';
import { filledLine, filledParagraphs, line } from '../http/text.ts';

export const ConsultationInput = strictObject(
  {
    name: filledLine(120, { examples: ['Ada Mbo'] }),
    email: emailAddress(),
    organization: Type.Optional(line(200, { examples: ['Maji Safi'] })),
    message: filledParagraphs(4_000, {
      examples: ['We have land for a nursery, and look for people who know seedlings.'],
    }),
  },
  { $id: 'ConsultationInput' },
);
