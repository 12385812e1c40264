import { expect, test } from 'vitest';
import { mainTextIn } from '../../../tooling/lib/page-text.ts';
import { readPage } from './support/site.ts';

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
    // The weather decides how many of the 26 provinces have a condition of several words.
    const text = mainTextIn(await readPage(path)).replaceAll(/Partly cloudy|Unhealthy for Sensitive/g, 'Condition');
    const words = text.split(' ');
    expect.soft(words.length, path).toBeLessThanOrEqual(most);
  }
});
