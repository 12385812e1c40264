/** The languages of the interface, as the documents list them. */
export const languages = ['en', 'fr', 'ln', 'sw'] as const;

/** `ln` is Lingala, `sw` is Kiswahili. */
export type Lang = (typeof languages)[number];

/** One text in every language. */
export type Texts = Record<Lang, string>;
