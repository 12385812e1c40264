/**
 * Where an application, a letter or a request for a talk stands: it has arrived, someone reads it,
 * its sender is asked for more, it is decided or answered, or its sender has taken it back.
 */
export const applicationStatuses = [
  'received',
  'reading',
  'more-wanted',
  'accepted',
  'refused',
  'answered',
  'withdrawn',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Those that wait for staff or for their sender. After the others nothing more is decided. */
export const openStatuses: readonly ApplicationStatus[] = ['received', 'reading', 'more-wanted'];

/** What was sent: the kinds that have a reference number. */
export const applicationKinds = ['partnership', 'volunteer', 'kyc', 'feedback', 'consultation'] as const;

export type ApplicationKind = (typeof applicationKinds)[number];
