import { defineMessage } from '@formatjs/intl';
import { problem, said } from '../http/problems/problem.ts';

export const giftProblems = {
  unknownGift: problem(
    'gift-not-found',
    404,
    defineMessage({
      id: 'api.gifts.problem.gift-not-found',
      defaultMessage: 'There is no such gift. It may have been erased: go back to the list.',
      description: 'An error',
    }),
  ),
  alreadyDecided: problem(
    'gift-decided-since',
    409,
    defineMessage({
      id: 'api.gifts.problem.gift-decided-since',
      defaultMessage: 'Someone else has already decided this. Open it again to see what was decided.',
      description: 'An error',
    }),
  ),
  noReceipt: problem(
    'gift-without-receipt',
    409,
    defineMessage({
      id: 'api.gifts.problem.gift-without-receipt',
      defaultMessage: 'This gift has no receipt: only a confirmed gift gets one. Confirm it first.',
      description: 'An error',
    }),
  ),
  /** @param text what the donor wrote */
  unprintable: problem('receipt-not-printable', 409, (text: string) =>
    said(
      defineMessage<{ text: string }>({
        id: 'api.gifts.problem.receipt-not-printable',
        defaultMessage:
          'The receipt cannot print “{text}”: its letters are not in the font. No number was given. Ask the donor to enter the gift again in Latin letters, then refuse this one.',
        description: 'An error; {text} is put in by the program',
      }),
      { text },
    ),
  ),
};
