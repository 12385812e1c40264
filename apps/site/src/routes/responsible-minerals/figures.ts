/**
 * What the documents say of minerals. The shares are four independent numbers; no one has said yet what they are measured against, so they
 * are samples. Change them here; nothing else holds them.
 */
export const shares = { cobalt: 70, tantalum: 15, tin: 8, gold: 12 };

/** Told by the foundation, as "this many and more". */
export const reached = { members: '150+', users: '500+', cooperatives: '12+' };
