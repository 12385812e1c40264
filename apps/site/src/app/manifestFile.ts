/** The manifest of a language. That of English has the address that browsers may know already. */
export const manifestFile = (language: string) =>
  language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
