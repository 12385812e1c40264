import type { ImpactMetrics, Reports } from '@nzete/api-client/foundation';
import { expect, test } from 'vitest';
import { provenanceOf } from './latestPublished.ts';

const report = { id: 1, title: '', summary: '', highlights: [] };
const reports: Reports = [
  { ...report, date: '2025-12-31', status: 'In Progress' },
  { ...report, date: '2025-10-31', status: 'Published' },
];
const metrics: ImpactMetrics = {
  treesPlanted: 50_000,
  peopleReached: 5_500,
  projectsCompleted: 12,
  totalReports: 2,
  published: 1,
  inProgress: 1,
  partnerships: { partners: 25, projects: 14, countries: 8, raised: 2_400_000, agreedThisMonth: 3, asOf: '2025-12-31' },
  asOf: { treesPlanted: null, peopleReached: '2024-06-30', projectsCompleted: null },
  samples: ['projectsCompleted'],
};

test('[IMPACT-01] a figure has the day that the content says, or else that of the newest published report', () => {
  expect(provenanceOf('treesPlanted', metrics, reports)).toEqual({ asOf: '2025-10-31', isSample: false });
  expect(provenanceOf('peopleReached', metrics, reports)).toEqual({ asOf: '2024-06-30', isSample: false });
  expect(provenanceOf('projectsCompleted', metrics, undefined)).toEqual({ asOf: undefined, isSample: true });
});
