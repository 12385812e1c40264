/**
 * The tags that writes or a sign-in invalidate; an application does the latter with
 * `nzeteApi.util.invalidateTags`. Other reads are content, which no call of the client changes, so
 * they need no tag.
 */
export type TagType =
  | 'CourseInterest'
  | 'CurrentUser'
  | 'OwnSubmissions'
  | 'PartnershipUpdates'
  | 'StaffContent'
  | 'StaffEvents'
  | 'StaffGifts'
  | 'StaffInbox'
  | 'StaffNewsletter'
  | 'StaffPasskeys'
  | 'StaffPeople'
  | 'StaffPosts'
  | 'StaffSessions'
  | 'StaffTemplates'
  | 'StaffTranslations';

/** Invalidates these tags if a write succeeds; a failed one leaves the cache alone. */
export const onSuccess =
  (...tags: TagType[]) =>
  (_result: unknown, error: unknown): TagType[] =>
    error ? [] : tags;
