/**
 * In which order a reader of a language gets a text that is not written in it: the foundation sets
 * it here. Languages that are not named come last.
 */
const fallbackOrder: Readonly<Record<string, readonly string[]>> = {
  en: ['fr', 'sw', 'ln'],
  fr: ['en', 'sw', 'ln'],
  ln: ['fr', 'sw', 'en'],
  sw: ['fr', 'en', 'ln'],
};

/** The language in which a reader gets a text: the own, else the best there is. Undefined if it is blank. */
export function shownLanguage<Code extends string>(
  texts: Readonly<Partial<Record<Code, string>>>,
  language: Code,
): Code | undefined {
  const known = Object.keys(texts) as Code[]; // its own
  const order = [language, ...(fallbackOrder[language] ?? []), ...known] as Code[]; // found below if it has them
  return order.find((one) => texts[one]?.trim());
}
