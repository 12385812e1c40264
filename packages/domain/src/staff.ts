/**
 * What a member of staff may do. A reader reads; an editor also writes content; a reviewer also
 * sees documents and decides; an administrator also manages people.
 */
export const staffRoles = ['reader', 'editor', 'reviewer', 'administrator'] as const;

export type StaffRole = (typeof staffRoles)[number];
