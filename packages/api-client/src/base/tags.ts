/** Everything that is cached and can go stale. */
export type TagType = 'Navigation' | 'Hero' | 'Settings' | 'SocialMediaLinks' | 'CurrentUser';

/** A read whose answer belongs to these tags. */
export const provides = <Tag extends TagType = never>(...tags: Tag[]) => ({ providesTags: tags });

/** A write that makes these tags stale when it succeeds; a failed one leaves the cache alone. */
export const invalidates = <Tag extends TagType = never>(...tags: Tag[]) => ({
  invalidatesTags: (_result: unknown, error: unknown): Tag[] => (error ? [] : tags),
});
