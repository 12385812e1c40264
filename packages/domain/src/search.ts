/** What the search of the site finds, in the order in which equally good results are shown. */
export const searchKinds = ['page', 'event', 'article', 'report', 'lesson', 'province', 'course'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** The lengths of what is searched, in characters. The shortest counts letters and digits only. */
export const searchLimits = { shortest: 2, longest: 80 } as const;
