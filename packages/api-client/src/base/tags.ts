/** Everything that is cached and can go stale. One entry per resource of the server. */
export const tagTypes = ['Navigation', 'Hero', 'Settings', 'SocialMediaLinks', 'CurrentUser'] as const;
export type TagType = (typeof tagTypes)[number];

/** A read whose answer belongs to these tags. */
export const provides = (...tags: TagType[]) => ({ providesTags: tags });

/** A write that makes these tags stale when it succeeds; a failed one leaves the cache alone. */
export const invalidates = (...tags: TagType[]) => ({
  invalidatesTags: (_result: unknown, error: unknown): TagType[] => (error ? [] : tags),
});
