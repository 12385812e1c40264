import { Type } from 'typebox';
import { strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

const count = (description: string, example: number) => Type.Integer({ minimum: 0, description, examples: [example] });

export const ImpactMetrics = strictObject(
  {
    treesPlanted: count('Trees planted since 2020', 50000),
    peopleReached: count('Students of digital literacy and people who drink from the borehole', 5500),
    projectsCompleted: count('Projects brought to their end', 12),
    totalReports: count('Monthly reports, those in progress included', 7),
    published: count('Monthly reports that are published', 6),
    inProgress: count('Monthly reports that are being written', 1),
  },
  { $id: 'ImpactMetrics', description: 'Totals since 2020; the three counts of reports are those of GET /reports' },
);

export const impactMetrics = contentResource({
  path: '/impact-metrics',
  operationId: 'getImpactMetrics',
  summary: 'What the foundation has done since 2020, in figures',
  tag: 'Foundation',
  answer: ImpactMetrics,
});
