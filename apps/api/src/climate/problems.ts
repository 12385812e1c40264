import { defineMessage } from '@formatjs/intl';
import { problem } from '../http/problems/problem.ts';

export const climateProblems = {
  unknownProvince: problem(
    'province-not-found',
    404,
    defineMessage({
      id: 'api.climate.problem.province-not-found',
      defaultMessage: 'There is no such province. Use a name such as Kinshasa, or a code such as CD-KN.',
      description: 'An error',
    }),
  ),
};
