/** A path of the site with `?lang=`; other parameters and the fragment are kept. */
export function withLanguage(href: string, language: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const parameters = new URLSearchParams(search);
  parameters.set('lang', language);
  return `${path}?${parameters}${hash}`;
}

/** A link to this page in another language, which works without JavaScript. */
export const languageHref = (language: string) => `?lang=${language}`;
