import { defineMessage } from '@formatjs/intl';
import { problem } from '../http/problems/problem.ts';

export const interestProblems = {
  noInterests: problem(
    'interests-not-found',
    404,
    defineMessage({
      id: 'api.courses.problem.interests-not-found',
      defaultMessage: 'No interests are registered for this e-mail address.',
      description: 'An error',
    }),
  ),
  interestsGone: problem(
    'interests-gone',
    404,
    defineMessage({
      id: 'api.courses.problem.interests-gone',
      defaultMessage: 'These interests no longer exist. Register them again.',
      description: 'An error',
    }),
  ),
  interestsTaken: problem(
    'interests-exist',
    409,
    defineMessage({
      id: 'api.courses.problem.interests-exist',
      defaultMessage: 'Interests for this e-mail address already exist. Look them up by e-mail, then update them.',
      description: 'An error',
    }),
  ),
  interestsOfAnother: problem(
    'interests-of-another',
    409,
    defineMessage({
      id: 'api.courses.problem.interests-of-another',
      defaultMessage: 'These interests belong to another e-mail address. Look yours up by e-mail, or register them.',
      description: 'An error',
    }),
  ),
};
