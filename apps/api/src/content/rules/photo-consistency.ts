import { isDeepStrictEqual } from 'node:util';
import { type ContentFiles, fileName } from '../files.ts';
import { CommunityGallery, photoResources } from '../resources/photos.ts';
import { sourceIfValid } from './rule.ts';

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

function claimsIn(files: ContentFiles, resource: (typeof photoResources)[number]): PhotoClaim[] {
  const file = fileName(resource.path);
  const fields = resource.answer === CommunityGallery ? inEveryList : inOtherLists;
  const source = sourceIfValid(files, resource) ?? [];
  const photos = source as Record<Field | 'id', unknown>[]; // compared with its schema
  return photos.flatMap(({ id, ...photo }) => fields.map((field) => ({ file, id, field, value: photo[field] })));
}

/** The first claim of each key. */
function firstBy(claims: PhotoClaim[], keyOf: (claim: PhotoClaim) => string): Map<string, PhotoClaim> {
  return new Map(claims.toReversed().map((claim) => [keyOf(claim), claim]));
}

/**
 * A photo that is in several lists has the same id in each, and each says the same of it; two photos never share a picture.
 *
 * @returns a sentence for each photo and field of which two lists say different things.
 */
export function photoContradictions(files: ContentFiles): string[] {
  const claims = photoResources.flatMap((resource) => claimsIn(files, resource));
  const byField = firstBy(claims, ({ id, field }) => `${id} ${field}`);
  const pictures = claims.filter(({ field }) => field === 'src');
  const byPicture = firstBy(pictures, ({ value }) => String(value));
  return [
    ...claims.flatMap(({ file, id, field, value }) => {
      const first = byField.get(`${id} ${field}`);
      if (!first || isDeepStrictEqual(value, first.value)) return [];
      return [`The photo ${id} has one ${field} in ${first.file} and another in ${file}.`];
    }),
    ...pictures.flatMap(({ file, id, value }) => {
      const first = byPicture.get(String(value));
      if (!first || id === first.id) return [];
      return [`The picture ${value} is photo ${first.id} in ${first.file} and photo ${id} in ${file}.`];
    }),
  ];
}
