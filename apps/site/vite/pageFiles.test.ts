import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesIn } from './pageFiles.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = []) => [
  fileName,
  { type: 'chunk', fileName, moduleIds, imports } as unknown as Rolldown.OutputChunk,
];

test('a page has its own file and those that it imports, and its texts are found by language', () => {
  const bundle = Object.fromEntries([
    chunk('assets/site.js', ['/x/src/app/browser.tsx']),
    chunk('assets/shared.js', ['/x/src/shared/Page.tsx'], ['assets/site.js']),
    chunk('assets/Team.js', ['/x/src/routes/team/TeamPage.tsx', '/x/src/routes/team/Person.tsx'], ['assets/shared.js']),
    chunk('assets/fr.js', ['/x/src/routes/team/locales/fr.json']),
    ['assets/team-a1b2c3d4.css', { type: 'asset', fileName: 'assets/team-a1b2c3d4.css' } as Rolldown.OutputAsset],
    ['assets/site-a1b2c3d4.css', { type: 'asset', fileName: 'assets/site-a1b2c3d4.css' } as Rolldown.OutputAsset],
    chunk('assets/common-fr.js', ['/x/src/app/catalogues/fr.ts', '/x/src/locales/fr.json']),
  ]);
  expect(filesIn(bundle)).toEqual({
    code: { team: ['/assets/Team.js', '/assets/shared.js', '/assets/site.js'] },
    styles: { team: '/assets/team-a1b2c3d4.css' },
    texts: { team: { fr: ['/assets/fr.js'] }, common: { fr: ['/assets/common-fr.js'] } },
  });
});
