import { expect, test } from 'vitest';
import { silhouettesCss, silhouettesWritten } from './silhouettes.ts';

test('the silhouettes in the stylesheet are the drawn ones (node packages/scenes/src/silhouettes.ts writes them)', () => {
  expect(silhouettesWritten()).toBe(silhouettesCss());
});
