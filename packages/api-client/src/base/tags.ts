/** What some write or a sign-in makes stale. The other reads are content, which no call of the client changes: they need no tag. */
export const tagTypes = ['CourseInterest', 'CurrentUser', 'PartnershipUpdates'] as const;

/** An application makes these stale by `nzeteApi.util.invalidateTags`. */
export type TagType = (typeof tagTypes)[number];

/** Makes these tags stale when a write succeeds; a failed one leaves the cache alone. */
export const onSuccess =
  (...tags: TagType[]) =>
  (_result: unknown, error: unknown): TagType[] =>
    error ? [] : tags;
