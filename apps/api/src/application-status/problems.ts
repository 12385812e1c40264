import { defineMessage } from '@formatjs/intl';
import { problem } from '../http/problems/problem.ts';

export const statusProblems = {
  noApplication: problem(
    'application-not-found',
    404,
    defineMessage({
      id: 'api.applicationStatus.problem.application-not-found',
      defaultMessage:
        'Nothing was sent with this number and this e-mail address. Check both; the number is in the confirmation.',
      description: 'An error',
    }),
  ),
};
