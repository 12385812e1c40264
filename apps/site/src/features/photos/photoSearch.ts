import { optional } from '../../shared/searchParams.ts';

/** The parameter that names a photo by its id, for the schema of a page. */
export const photoSearch = { photo: optional(/^[1-9]\d{0,3}$/) };

/** The address of a photo on a page. */
export const photoHref = (path: string, { id }: { id: number }) => `${path}?photo=${id}`;

/** The photo of an id as the address names it. */
export const findPhoto = <Photo extends { id: number }>(photos: readonly Photo[], id: string | undefined) =>
  photos.find((photo) => `${photo.id}` === id);
