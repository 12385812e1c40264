import { type Lang, languages, type Texts } from '../../text/languages.ts';
import { BLANK } from '../../text/normalise.ts';
import type { LetterBlock, LetterBody } from '../letter/body.ts';
import { problemTexts } from '../problem-texts.ts';

/** Whether `photo:<name>` is there. */
export type HasPhoto = (reference: string) => boolean;

interface Found {
  pointer: string;
  texts: Texts;
}

const isBlank = new RegExp(BLANK, 'u');

/** A path of the site, or an address that nobody on the way can change. */
function isLink(link: string): boolean {
  if (/^\/(?!\/)[\w/.?&=#%-]*$/.test(link)) return true;
  const url = /^https:\/\/[^\s\\]+$/.test(link) ? URL.parse(link) : null;
  return url !== null && url.username === '' && url.password === '';
}

const missing = (pointer: string, texts: Texts): Found[] =>
  languages
    .filter((language) => isBlank.test(texts[language]))
    .map((language) => ({ pointer: `${pointer}/${language}`, texts: problemTexts.blank }));

/** All languages or none. */
const incomplete = (pointer: string, texts: Texts): Found[] => {
  const found = missing(pointer, texts);
  return found.length === languages.length ? [] : found;
};

function ofPhoto(pointer: string, { picture, alt }: { picture: string; alt: Texts }, hasPhoto: HasPhoto): Found[] {
  const photo = picture === '' ? problemTexts.noPhoto : hasPhoto(picture) ? undefined : problemTexts.unknownPhoto;
  return [...(photo ? [{ pointer: `${pointer}/picture`, texts: photo }] : []), ...missing(`${pointer}/alt`, alt)];
}

function ofBlock(block: LetterBlock, at: string, hasPhoto: HasPhoto): Found[] {
  switch (block.type) {
    case 'text':
      return missing(`${at}/text`, block.text);
    case 'story':
      return [
        ...missing(`${at}/title`, block.title),
        ...missing(`${at}/text`, block.text),
        ...(block.link === '' || isLink(block.link) ? [] : [{ pointer: `${at}/link`, texts: problemTexts.badLink }]),
        ...(block.picture ? ofPhoto(`${at}/picture`, block.picture, hasPhoto) : []),
      ];
    case 'figure':
      return [
        ...missing(`${at}/value`, block.value),
        ...missing(`${at}/label`, block.label),
        ...incomplete(`${at}/source`, block.source),
      ];
    case 'picture':
      return ofPhoto(at, block, hasPhoto);
  }
}

/** What keeps an issue from being sent. */
export function problemsOf({ subject, blocks }: LetterBody, hasPhoto: HasPhoto, lang: Lang) {
  const found = [
    ...missing('/subject', subject),
    ...(blocks.length === 0 ? [{ pointer: '/blocks', texts: problemTexts.noBlock }] : []),
    ...blocks.flatMap((block, index) => ofBlock(block, `/blocks/${index}`, hasPhoto)),
  ];
  return found.map(({ pointer, texts }) => ({ pointer, message: texts[lang] }));
}
