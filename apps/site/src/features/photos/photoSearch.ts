import { optional } from '../../shared/searchParams.ts';

/** The query parameter with the id of a photo, for the schema of a page. */
export const photoSearch = { photo: optional(/^[1-9]\d{0,3}$/) };

/** The URL of a photo on a page. */
export const photoHref = (path: string, { id }: { id: number }) => `${path}?photo=${id}`;

/** The photo with an id from the URL. */
export const findPhoto = <Photo extends { id: number }>(photos: readonly Photo[], id: string | undefined) =>
  photos.find((photo) => `${photo.id}` === id);
