import { defineMessage } from '@formatjs/intl';
import { problem } from '../http/problems/problem.ts';

export const mailProblems = {
  enoughToday: problem(
    'mails-too-many',
    429,
    defineMessage({
      id: 'api.mail.problem.mails-too-many',
      defaultMessage:
        'We have sent this address several messages of this kind today, and nothing was stored now. Look among the unwanted mail too, or try again tomorrow.',
      description: 'An error',
    }),
  ),
};
