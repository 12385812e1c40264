import { type ContentFiles, fileName } from '../../content-files/files.ts';
import { type Problem, problemAt } from '../../content-files/json-file.ts';
import { CommunityGallery, photoResources } from '../resources/photos.ts';
import { contradicts } from './contradicts.ts';
import { grouped } from './grouped.ts';
import { sourceIfValid } from './rule.ts';

/** Not the alt text: it belongs to the picture (see `illustrations.ts`). */
const inEveryList = ['src', 'title', 'description', 'icon'] as const;
/** In the community gallery the category names a filter, in other lists it is a text. */
const inOtherLists = [...inEveryList, 'category'] as const;

type Field = (typeof inOtherLists)[number];

interface PhotoClaim {
  path: string;
  place: string;
  id: unknown;
  field: Field;
  value: unknown;
}

function claimsIn(files: ContentFiles, resource: (typeof photoResources)[number]): PhotoClaim[] {
  const { path } = resource;
  const fields = resource.answer === CommunityGallery ? inEveryList : inOtherLists;
  const source = sourceIfValid(files, resource) ?? [];
  const photos = source as Record<Field | 'id', unknown>[]; // validated
  return photos.flatMap(({ id, ...photo }, index) =>
    fields.map((field) => ({ path, place: `/${index}/${field}`, id, field, value: photo[field] })),
  );
}

const foundAt = ({ path, place }: PhotoClaim, what: string, code: string, other: PhotoClaim) =>
  problemAt(fileName(path), place, what, { code, elsewhere: { path: other.path, place: other.place } });

/** A photo has the same values in all lists, and no two photos share a picture. Each difference is reported at both places. */
export function photoContradictions(files: ContentFiles): Problem[] {
  const claims = photoResources.flatMap((resource) => claimsIn(files, resource));
  const byField = grouped(claims, ({ id, field }) => `${id} ${field}`);
  const byPicture = grouped(
    claims.filter(({ field }) => field === 'src'),
    ({ value }) => value,
  );
  return claims.flatMap((claim) => {
    const { path, id, field, value } = claim;
    const differs = byField.get(`${id} ${field}`)?.find((one) => contradicts(one.value, value));
    const shares = byPicture.get(value)?.find((one) => one.id !== id && one.path !== path);
    return [
      ...(differs
        ? [foundAt(claim, `of the photo ${id} is another in ${fileName(differs.path)}`, 'photoDiffers', differs)]
        : []),
      ...(field === 'src' && shares
        ? [foundAt(claim, `is photo ${shares.id} in ${fileName(shares.path)}`, 'photoTwice', shares)]
        : []),
    ];
  });
}
