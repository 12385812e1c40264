/** Who published a version when no person did: a start of the server. */
const SERVER = 'server';

/** `2026-06-01 08:30 UTC` */
export const timeOf = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** `amani (2026-06-01 08:30 UTC)`, which every language reads. */
export const nameAndTime = (by: string | null, at: string): string => `${by ?? SERVER} (${timeOf(at)})`;
