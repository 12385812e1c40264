import { defineMessage } from '@formatjs/intl';
import { problem } from '../http/problems/problem.ts';

export const updateProblems = {
  updateGone: problem(
    'update-not-found',
    404,
    defineMessage({
      id: 'api.updates.problem.update-not-found',
      defaultMessage: 'The update from which to go on no longer exists. Begin again with the newest.',
      description: 'An error',
    }),
  ),
};
