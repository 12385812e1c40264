import { emailLimit, feedbackLimits as limits } from '@nzete/domain';
import { Type } from 'typebox';
import { emailAddress, strictObject } from '../http/schemas.ts';
import { blank, filledParagraphs, line } from '../http/validation/text.ts';

export const FeedbackInput = strictObject(
  {
    message: filledParagraphs(limits.message, { examples: ['The reports page does not open on my phone.'] }),
    name: Type.Optional(line(120, { examples: ['Ada Mbo'] })),
    email: Type.Optional(
      Type.Union([emailAddress(), blank(emailLimit)], {
        description: 'Only to be answered; blank or left out otherwise',
        examples: ['ada@example.org'],
      }),
    ),
    page: Type.Optional(line(200, { description: 'The page it is about', examples: ['/reports'] })),
    rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: '5 is best', examples: [4] })),
  },
  { $id: 'FeedbackInput' },
);
