import { checkContent, violations } from '../../apps/api/src/content/check.ts';
import { contentPaths } from '../../apps/api/src/content/source-files.ts';
import type { ContentFiles } from '../../apps/api/src/content-files/files.ts';
import { sentenceOf } from '../../apps/api/src/content-files/json-file.ts';
import { contradictoryClaims } from './claims.ts';
import { everyLanguage } from './every-language.ts';
import { photoLists } from './photo-lists.ts';

/**
 * What is wrong in the content of this repository. It is held to more than what staff publish: every
 * text is in every language, no doubt is left, no page claims what is not so, and the galleries have the photos that they are made for.
 */
export async function repositoryProblems(
  files: ContentFiles,
  places: Parameters<typeof checkContent>[1],
): Promise<string[]> {
  const { faults, notes } = await checkContent(files, places);
  const own = [
    ...violations(files, [everyLanguage, contradictoryClaims], contentPaths),
    ...photoLists.flatMap((rule) => rule(files)),
  ];
  return [...faults, ...notes, ...own].map(sentenceOf);
}
