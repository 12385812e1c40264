import type { ServerIntl } from '../../text/intl.ts';
import type { Texts } from '../../text/languages.ts';
import { isBlank } from '../../text/normalise.ts';
import type { LetterBlock, LetterBody } from '../letter/body.ts';
import { letterProblems } from './messages.ts';

/** Whether `photo:<name>` is there. */
export type HasPhoto = (reference: string) => boolean;

interface Found {
  pointer: string;
  message: (typeof letterProblems)[keyof typeof letterProblems];
}

/** A path of the site, or an address that nobody on the way can change. */
function isLink(link: string): boolean {
  if (/^\/(?!\/)[\w/.?&=#%-]*$/.test(link)) return true;
  const url = /^https:\/\/[^\s\\]+$/.test(link) ? URL.parse(link) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** One language is enough: readers of the others get it in that. */
const missing = (pointer: string, texts: Texts): Found[] =>
  Object.values(texts).every(isBlank) ? [{ pointer, message: letterProblems.noLanguage }] : [];

function ofPhoto(pointer: string, { picture, alt }: { picture: string; alt: Texts }, hasPhoto: HasPhoto): Found[] {
  const photo = picture === '' ? letterProblems.noPhoto : hasPhoto(picture) ? undefined : letterProblems.unknownPhoto;
  return [...(photo ? [{ pointer: `${pointer}/picture`, message: photo }] : []), ...missing(`${pointer}/alt`, alt)];
}

function ofBlock(block: LetterBlock, at: string, hasPhoto: HasPhoto): Found[] {
  switch (block.type) {
    case 'text':
      return missing(`${at}/text`, block.text);
    case 'story':
      return [
        ...missing(`${at}/title`, block.title),
        ...missing(`${at}/text`, block.text),
        ...(block.link === '' || isLink(block.link)
          ? []
          : [{ pointer: `${at}/link`, message: letterProblems.badLink }]),
        ...(block.picture ? ofPhoto(`${at}/picture`, block.picture, hasPhoto) : []),
      ];
    case 'figure':
      return [...missing(`${at}/value`, block.value), ...missing(`${at}/label`, block.label)];
    case 'picture':
      return ofPhoto(at, block, hasPhoto);
  }
}

/** What keeps an issue from being sent. */
export function problemsOf({ subject, blocks }: LetterBody, hasPhoto: HasPhoto, { formatMessage }: ServerIntl) {
  const found = [
    ...missing('/subject', subject),
    ...(blocks.length === 0 ? [{ pointer: '/blocks', message: letterProblems.noBlock }] : []),
    ...blocks.flatMap((block, index) => ofBlock(block, `/blocks/${index}`, hasPhoto)),
  ];
  return found.map(({ pointer, message }) => ({ pointer, message: formatMessage(message) }));
}
