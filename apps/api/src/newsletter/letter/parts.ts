import type { PictureAddress } from '../../content-files/pictures.ts';
import type { ServerIntl } from '../../text/intl.ts';
import type { LetterBody } from './body.ts';

export interface LetterParts {
  body: LetterBody;
  /** In the language of the readers. */
  intl: ServerIntl;
  /** The address of the site, to which links and pictures are relative. */
  publicUrl: string;
  picture: PictureAddress;
  /** Where the reader unsubscribes: the only part that differs between readers of a language. */
  unsubscribe: string;
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[ \t]*\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Of a path of the site in the language of the reader, or as it is. */
export function linkOf(link: string, { intl, publicUrl }: Pick<LetterParts, 'intl' | 'publicUrl'>): string {
  if (!link.startsWith('/')) return link;
  const url = new URL(link, publicUrl);
  url.searchParams.set('lang', intl.locale);
  return url.href;
}
