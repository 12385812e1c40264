/** The languages of the content. What is asked for without a language comes in the first. */
export const languages = ['en', 'fr', 'ln', 'sw'] as const;
