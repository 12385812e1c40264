/** A path of the site with `?lang=` set; other parameters and the fragment stay. */
export function withLanguage(href: string, language: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const parameters = new URLSearchParams(search);
  parameters.set('lang', language);
  return `${path}?${parameters}${hash}`;
}

/** This page in another language, as a link that works without a script. */
export const languageHref = (language: string) => `?lang=${language}`;
