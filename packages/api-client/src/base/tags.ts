/**
 * What some write or a sign-in makes stale; an application does it by
 * `nzeteApi.util.invalidateTags`. The other reads are content, which no call of the client changes:
 * they need no tag.
 */
export type TagType = 'CourseInterest' | 'CurrentUser' | 'PartnershipUpdates';

/** Makes these tags stale when a write succeeds; a failed one leaves the cache alone. */
export const onSuccess =
  (...tags: TagType[]) =>
  (_result: unknown, error: unknown): TagType[] =>
    error ? [] : tags;
