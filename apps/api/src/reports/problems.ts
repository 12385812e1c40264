import { defineMessage } from '@formatjs/intl';
import { problem } from '../http/problems/problem.ts';

export const reportProblems = {
  unknownReport: problem(
    'report-not-found',
    404,
    defineMessage({
      id: 'api.reports.problem.report-not-found',
      defaultMessage: 'There is no report with this number. See GET /reports for those that exist.',
      description: 'An error',
    }),
  ),
  unpublishedReport: problem(
    'report-not-published',
    404,
    defineMessage({
      id: 'api.reports.problem.report-not-published',
      defaultMessage: 'This report is still being written. It can be downloaded once it is published.',
      description: 'An error',
    }),
  ),
};
