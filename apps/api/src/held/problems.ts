import { defineMessage } from '@formatjs/intl';
import { problem } from '../http/problems/problem.ts';

export const heldProblems = {
  decidedSince: problem(
    'held-decided',
    409,
    defineMessage({
      id: 'api.held.problem.held-decided',
      defaultMessage: 'Someone else has decided this in the meantime. Look at what still waits.',
      description: 'An error in the staff area',
    }),
  ),
};
