import { Type } from 'typebox';
import { count, oneOf, ref, strictObject } from '../../http/schemas.ts';
import { contentResource } from '../content-resource.ts';

/** Figures that people count; the server counts those of the reports. */
const counted = ['treesPlanted', 'peopleReached', 'projectsCompleted'] as const;

const day = Type.Union([Type.String({ format: 'date' }), Type.Null()], { examples: ['2025-10-31'] });

const FigureDays = strictObject(
  { treesPlanted: day, peopleReached: day, projectsCompleted: day },
  {
    $id: 'FigureDays',
    description: 'The day on which a figure was counted; null: the last day of the newest published report',
  },
);

const PartnerFigures = strictObject(
  {
    partners: count('Organisations that work with the foundation', 25),
    projects: count('Projects that run together with partners', 14),
    countries: count('Countries in which the partners are', 8),
    raised: count('Funding raised with partners, in US dollars', 2_400_000),
    agreedThisMonth: count('Partnerships agreed this month; a sample until someone counts them', 3),
    asOf: Type.String({ format: 'date', description: 'The day of the first four', examples: ['2025-12-31'] }),
  },
  { $id: 'PartnerFigures', description: 'The partnerships of the foundation, in figures' },
);

export const ImpactMetrics = strictObject(
  {
    treesPlanted: count('Trees planted since 2020', 50000),
    peopleReached: count('Students of digital literacy and people who drink from the borehole', 5500),
    projectsCompleted: count('Projects brought to their end', 12),
    totalReports: count('Monthly reports, those in progress included', 7),
    published: count('Monthly reports that are published', 6),
    inProgress: count('Monthly reports that are being written', 1),
    partnerships: ref(PartnerFigures),
    asOf: ref(FigureDays),
    samples: Type.Array(oneOf(counted), {
      uniqueItems: true,
      description: 'Those that stand in until someone has counted, and are marked so',
      examples: [['projectsCompleted']],
    }),
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
