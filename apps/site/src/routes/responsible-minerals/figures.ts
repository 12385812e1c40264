/**
 * The figures on minerals from the foundation's documents. The shares are samples, because it is
 * not known what they are shares of.
 */
export const shares = { cobalt: 70, tantalum: 15, tin: 8, gold: 12 };

/** Stated by the foundation, as minimums. */
export const reached = { members: '150+', users: '500+', cooperatives: '12+' };
