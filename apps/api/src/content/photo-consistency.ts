import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CommunityGallery, photoResources } from './resources/photos.ts';
import { validSource } from './source-files.ts';

const inEveryList = ['src', 'alt', 'title', 'description', 'icon'] as const;
/** The category of the community gallery is the name of a filter, that of the other lists is words. */
const inOtherLists = [...inEveryList, 'category'] as const;

type Field = (typeof inOtherLists)[number];

/** One thing that a file says of a photo. */
interface PhotoClaim {
  file: string;
  id: unknown;
  field: Field;
  value: unknown;
}

async function claimsIn(folder: string, resource: (typeof photoResources)[number]): Promise<PhotoClaim[]> {
  const file = join(folder, `${resource.path}.json`);
  const fields = resource.answer === CommunityGallery ? inEveryList : inOtherLists;
  const source = (await validSource(folder, resource)) ?? [];
  const photos = source as Record<Field | 'id', unknown>[]; // compared with its schema
  return photos.flatMap(({ id, ...photo }) => fields.map((field) => ({ file, id, field, value: photo[field] })));
}

/**
 * A photo that is in several lists has the same id in each, and each says the same of it.
 *
 * @returns a sentence for each photo and field of which two lists say different things.
 */
export async function photoContradictions(folder: string): Promise<string[]> {
  const claims = await Promise.all(photoResources.map((resource) => claimsIn(folder, resource)));
  const firsts = new Map<string, PhotoClaim>();
  return claims.flat().flatMap((claim) => {
    const { file, id, field, value } = claim;
    const first = firsts.get(`${id} ${field}`) ?? claim;
    firsts.set(`${id} ${field}`, first);
    return isDeepStrictEqual(value, first.value)
      ? []
      : [`The photo ${id} has one ${field} in ${first.file} and another in ${file}.`];
  });
}
