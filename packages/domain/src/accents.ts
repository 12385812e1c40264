/** Lower case, without accents: `elephant` finds `Éléphant`, and Åland is sorted next to Albania. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
