import type { PictureAddress } from '../../content-files/pictures.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { Lang, Texts } from '../../text/languages.ts';
import { foundation } from '../../text/messages.ts';
import { letter as messages, writtenIn } from '../messages.ts';
import type { LetterBlock } from './body.ts';
import { type LetterParts, linkOf, paragraphsOf } from './parts.ts';
import { letterAsText } from './plain.ts';
import { languagesFor, markOfBlock, markOfLetter, shown } from './shown.ts';
import { LETTER_STYLE } from './style.ts';

export interface Letter {
  subject: string;
  html: string;
  text: string;
  /** For `Content-Language`: that of the reader first. */
  languages: string;
}

/** The widest that the text column can show sharply; no phone downloads 1920 pixels of a photo. */
const PICTURE_WIDTH = 960;
/** `pump.1a2b3c4d.1920x1280.1920.jpg`. */
const PHOTO = /^(.+\.(\d+)x(\d+))\.\d+\.jpg$/;

/** For the element of a text: its language, if it is not that of the letter. */
const langOf = (other: Lang | undefined): string => (other ? ` lang="${other}"` : '');

function element(name: string, texts: Texts, { intl }: LetterParts): string {
  const { text, other } = shown(texts, intl.locale);
  return `<${name}${langOf(other)}>${escapeHtml(text)}</${name}>`;
}

function paragraphs(texts: Texts, { intl }: LetterParts): string {
  const { text, other } = shown(texts, intl.locale);
  return paragraphsOf(text)
    .map((part) => `<p${langOf(other)}>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** In the words of the reader: which other language follows. */
const mark = (other: Lang | undefined, { intl }: LetterParts): string =>
  other ? `<p><small>${escapeHtml(intl.formatMessage(writtenIn[other]))}</small></p>` : '';

/** A draft may name a photo that is missing: then there is none. */
function addressOf(picture: PictureAddress, reference: string): string | undefined {
  try {
    return picture(reference);
  } catch {
    return undefined;
  }
}

function image(reference: string, alt: Texts, { intl, picture, publicUrl }: LetterParts): string {
  const address = addressOf(picture, reference);
  if (address === undefined) return '';
  const [, base, width = 0, height = 0] = PHOTO.exec(address) ?? [];
  const widest = Math.min(Number(width), PICTURE_WIDTH);
  const src = base === undefined ? address : `${base}.${widest}.jpg`;
  const size =
    base === undefined ? '' : ` width="${widest}" height="${Math.round((widest * Number(height)) / Number(width))}"`;
  const { text, other } = shown(alt, intl.locale);
  return `<p><img src="${escapeHtml(publicUrl + src)}" alt="${escapeHtml(text)}"${langOf(other)}${size}></p>`;
}

function story(block: Extract<LetterBlock, { type: 'story' }>, parts: LetterParts): string[] {
  const { formatMessage, locale } = parts.intl;
  const label = escapeHtml(formatMessage(messages.readMoreOf, { story: shown(block.title, locale).text }));
  const href = block.link === '' ? undefined : escapeHtml(linkOf(block.link, parts));
  return [
    element('h2', block.title, parts),
    mark(markOfBlock(block, parts), parts),
    block.picture ? image(block.picture.picture, block.picture.alt, parts) : '',
    paragraphs(block.text, parts),
    // Its name says where it leads also when links are listed without their text around.
    href ? `<p><a href="${href}" aria-label="${label}">${escapeHtml(formatMessage(messages.readMore))}</a></p>` : '',
  ];
}

function figure(block: Extract<LetterBlock, { type: 'figure' }>, parts: LetterParts): string {
  const { text, other } = shown(block.label, parts.intl.locale);
  const label = other ? element('span', block.label, parts) : escapeHtml(text);
  const source = shown(block.source, parts.intl.locale).text;
  return `<p class="figure">${element('strong', block.value, parts)} ${label}${
    source === '' ? '' : `<br>${element('small', block.source, parts)}`
  }</p>`;
}

function blockHtml(block: LetterBlock, parts: LetterParts): string[] {
  switch (block.type) {
    case 'text':
      return [mark(markOfBlock(block, parts), parts), paragraphs(block.text, parts)];
    case 'story':
      return story(block, parts);
    case 'figure':
      return [mark(markOfBlock(block, parts), parts), figure(block, parts)];
    case 'picture':
      return [image(block.picture, block.alt, parts)];
  }
}

/** Plain HTML without tables: a column that fits every screen, and reads as well without style. */
function letterAsHtml(parts: LetterParts): string {
  const { body, intl, publicUrl, unsubscribe } = parts;
  const { formatMessage, locale: lang } = intl;
  const name = escapeHtml(formatMessage(foundation.name));
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `${element('title', body.subject, parts)}<style>${LETTER_STYLE}</style></head>`,
    `<body><header>${name}</header><main>${element('h1', body.subject, parts)}${mark(markOfLetter(parts), parts)}`,
    ...body.blocks.flatMap((block) => blockHtml(block, parts)).filter((line) => line !== ''),
    `</main><footer><p>${escapeHtml(formatMessage(messages.why))}</p>`,
    `<p><a href="${escapeHtml(unsubscribe)}">${escapeHtml(formatMessage(messages.unsubscribe))}</a></p>`,
    `<p>${name}<br><a href="${escapeHtml(linkOf('/', parts))}">${escapeHtml(publicUrl)}</a></p></footer></body></html>`,
    '',
  ].join('\n');
}

/** An issue for the readers of one language, as it is mailed. */
export const renderLetter = (parts: LetterParts): Letter => ({
  subject: shown(parts.body.subject, parts.intl.locale).text,
  html: letterAsHtml(parts),
  text: letterAsText(parts),
  languages: [...new Set([parts.intl.locale, ...languagesFor(parts.body, parts.intl.locale)])].join(', '),
});
