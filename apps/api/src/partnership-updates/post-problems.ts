import { defineMessage } from '@formatjs/intl';
import { problem } from '../http/problems/problem.ts';

export const newsProblems = {
  unknownPost: problem(
    'post-not-found',
    404,
    defineMessage({
      id: 'api.updates.problem.post-not-found',
      defaultMessage: 'There is no such post. It may have been erased: load the list again.',
      description: 'An error',
    }),
  ),
  decidedSince: problem(
    'post-decided-since',
    409,
    defineMessage({
      id: 'api.updates.problem.post-decided-since',
      defaultMessage:
        'Someone else has decided about this post in the meantime. Load the list again to see what was decided.',
      description: 'An error',
    }),
  ),
};
