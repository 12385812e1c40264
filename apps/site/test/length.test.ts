import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson, root } from '../../../tooling/lib/files.ts';
import { mainTextIn } from '../../../tooling/lib/page-text.ts';
import { readPage } from './support/site.ts';

/** The weather and the hour decide how many of the 26 provinces have a condition of several words. */
const conditions = new RegExp(
  Object.entries(readJson<Record<string, string>>(join(root, 'packages/ui/src/locales/en.json'), {}))
    .filter(([id]) => /^ui\.(?:ConditionIcon|AirQualityBadge)\./.test(id))
    .map(([, label]) => label)
    .filter((label) => label.includes(' ') && !label.includes('{'))
    .join('|'),
  'g',
);

const limits = {
  '/': 420,
  '/about': 340,
  '/climate-mitigation': 380,
  '/data': 810,
  '/digital-literacy': 550,
  '/donate': 150,
  '/gallery': 320,
  '/help': 320,
  '/impact': 380,
  '/partnerships': 420,
  '/privacy-policy': 430,
  '/reports': 480,
};

test('[LENGTH-01] no page is longer than it may be', async () => {
  for (const [path, most] of Object.entries(limits)) {
    const text = mainTextIn(await readPage(path)).replaceAll(conditions, 'Condition');
    const words = text.split(' ');
    expect.soft(words.length, path).toBeLessThanOrEqual(most);
  }
});
