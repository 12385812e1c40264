/** The languages of the content; the first is the default. */
export const languages = ['en', 'fr', 'ln', 'sw'] as const;
