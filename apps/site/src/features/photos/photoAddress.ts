/** What an address may name as a photo: its id. */
export const photoParameter = /^[1-9]\d{0,3}$/;

/** The id of the photo that an address names. */
export function photoIdIn(chosen: URLSearchParams): number | null {
  const id = chosen.get('photo');
  return id === null ? null : Number(id);
}

/** The address of a photo on a page. */
export const photoHref = (path: string, { id }: { id: number }) => `${path}?photo=${id}`;
