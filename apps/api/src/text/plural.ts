/** Chooses the singular or the plural, in English and French. */
export const plural = (count: number, one: string, more: string) => (count === 1 ? one : more);
