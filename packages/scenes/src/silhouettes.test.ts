import { expect, test } from 'vitest';
import { silhouettesCss, silhouettesWritten } from './silhouettes.ts';

test('the silhouettes in the stylesheet are up to date (run node packages/scenes/src/silhouettes.ts)', () => {
  expect(silhouettesWritten()).toBe(silhouettesCss());
});
