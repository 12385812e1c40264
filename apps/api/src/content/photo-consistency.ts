import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { validSource } from './read.ts';
import { CommunityGallery, photoResources } from './resources/photos.ts';

const inEveryList = ['src', 'alt', 'title', 'description', 'icon'] as const;
/** The category of the community gallery is the name of a filter, that of the other lists is words. */
const inOtherLists = [...inEveryList, 'category'] as const;

type Field = (typeof inOtherLists)[number];

/** One thing that a file says of a photo. */
interface Saying {
  file: string;
  id: unknown;
  field: Field;
  value: unknown;
}

async function sayingsIn(folder: string, resource: (typeof photoResources)[number]): Promise<Saying[]> {
  const file = join(folder, `${resource.path}.json`);
  const fields = resource.answer === CommunityGallery ? inEveryList : inOtherLists;
  const source = (await validSource(folder, resource)) ?? [];
  const photos = source as Record<Field | 'id', unknown>[]; // compared with its schema
  return photos.flatMap(({ id, ...photo }) => fields.map((field) => ({ file, id, field, value: photo[field] })));
}

/**
 * A photo that stands in several lists has the same id in each, and each says the same of it.
 *
 * @returns a sentence for each photo and field of which two lists say different things.
 */
export async function photoContradictions(folder: string): Promise<string[]> {
  const sayings = await Promise.all(photoResources.map((resource) => sayingsIn(folder, resource)));
  const firsts = new Map<string, Saying>();
  return sayings.flat().flatMap((saying) => {
    const { file, id, field, value } = saying;
    const first = firsts.get(`${id} ${field}`) ?? saying;
    firsts.set(`${id} ${field}`, first);
    return isDeepStrictEqual(value, first.value)
      ? []
      : [`The photo ${id} has one ${field} in ${first.file} and another in ${file}.`];
  });
}
