import { isDeepStrictEqual } from 'node:util';
import { type ContentFiles, fileName } from '../../content-files/files.ts';
import { CommunityGallery, photoResources } from '../resources/photos.ts';
import { sourceIfValid } from './rule.ts';

const inEveryList = ['src', 'alt', 'title', 'description', 'icon'] as const;
/** In the community gallery the category names a filter, in other lists it is a text. */
const inOtherLists = [...inEveryList, 'category'] as const;

type Field = (typeof inOtherLists)[number];

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
  const photos = source as Record<Field | 'id', unknown>[]; // validated
  return photos.flatMap(({ id, ...photo }) => fields.map((field) => ({ file, id, field, value: photo[field] })));
}

function firstBy(claims: PhotoClaim[], keyOf: (claim: PhotoClaim) => string): Map<string, PhotoClaim> {
  return new Map(claims.toReversed().map((claim) => [keyOf(claim), claim]));
}

/** A photo has the same id and values in all lists, and no two photos share a picture. */
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
