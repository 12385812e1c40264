import { join } from 'node:path';
import { problemAt } from './json-file.ts';
import { photos } from './resources/photos.ts';
import { validSource } from './source-files.ts';

const LAST = 29;

/** `photos.json` has exactly the ids 1 to 29: the site makes its gallery of trees of 1 to 20, and that of the community of the rest. */
export async function wrongPhotoIds(folder: string): Promise<string[]> {
  const file = join(folder, `${photos.path}.json`);
  const source = await validSource(folder, photos);
  if (!source) return [];
  const ids = (source as { id: number }[]).map(({ id }) => id); // compared with its schema
  const missing = Array.from({ length: LAST }, (_, index) => index + 1).filter((id) => !ids.includes(id));
  return [
    ...missing.map((id) => problemAt(file, '', `has no photo ${id}, of the ids 1 to ${LAST}`)),
    ...ids.flatMap((id, index) =>
      id <= LAST ? [] : [problemAt(file, `/${index}/id`, `is ${id}, which is not one of the ids 1 to ${LAST}`)],
    ),
  ];
}
