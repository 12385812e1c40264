/** Pages add to it, and remove from it, what the visitor chooses (`features/offline/packs.ts`). */
export const PACKS_CACHE = 'nzete-packs';
