import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

test('[PLUG-01] counts the active sources, adds up their data points, and takes the rounded mean of the accuracy of all', () => {
  const plugins = [
    { status: 'active', dataPoints: 45_670, accuracy: 96 },
    { status: 'active', dataPoints: 5_680, accuracy: 87 },
    { status: 'inactive', dataPoints: 1_000, accuracy: 90 },
    { status: 'error', dataPoints: 2_000, accuracy: 91.5 },
  ] as const;
  expect(summaryOf(plugins)).toEqual({ active: 2, total: 4, dataPoints: 51_350, accuracy: 91 });
  expect(summaryOf([])).toEqual({ active: 0, total: 0, dataPoints: 0, accuracy: 0 });
});
