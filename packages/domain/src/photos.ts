/** The filters of the community gallery. */
export const photoCategories = ['training', 'leadership', 'celebrations', 'activities'] as const;
export type PhotoCategory = (typeof photoCategories)[number];
