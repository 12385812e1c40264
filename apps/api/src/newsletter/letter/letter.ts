import type { PictureAddress } from '../../content-files/pictures.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { foundationName } from '../../text/foundation-texts.ts';
import type { Lang } from '../../text/languages.ts';
import { letter as messages } from '../messages.ts';
import type { LetterBlock } from './body.ts';
import { type LetterParts, linkOf, paragraphsOf } from './parts.ts';
import { letterAsText } from './plain.ts';
import { LETTER_STYLE } from './style.ts';

export interface Letter {
  subject: string;
  html: string;
  text: string;
}

/** The widest that the text column can show sharply; no phone downloads 1920 pixels of a photo. */
const PICTURE_WIDTH = 960;
/** `pump.1a2b3c4d.1920x1280.1920.jpg`. */
const PHOTO = /^(.+\.(\d+)x(\d+))\.\d+\.jpg$/;

const paragraphs = (text: string): string =>
  paragraphsOf(text)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** A draft may name a photo that is missing: then there is none. */
function addressOf(picture: PictureAddress, reference: string): string | undefined {
  try {
    return picture(reference);
  } catch {
    return undefined;
  }
}

function image(reference: string, alt: string, { picture, publicUrl }: LetterParts): string {
  const address = addressOf(picture, reference);
  if (address === undefined) return '';
  const [, base, width = 0, height = 0] = PHOTO.exec(address) ?? [];
  const shown = Math.min(Number(width), PICTURE_WIDTH);
  const src = base === undefined ? address : `${base}.${shown}.jpg`;
  const size =
    base === undefined ? '' : ` width="${shown}" height="${Math.round((shown * Number(height)) / Number(width))}"`;
  return `<p><img src="${escapeHtml(publicUrl + src)}" alt="${escapeHtml(alt)}"${size}></p>`;
}

function story(block: Extract<LetterBlock, { type: 'story' }>, parts: LetterParts): string[] {
  const { formatMessage, locale: lang } = parts.intl;
  const title = block.title[lang];
  const label = escapeHtml(formatMessage(messages.readMoreOf, { story: title }));
  const href = block.link === '' ? undefined : escapeHtml(linkOf(block.link, parts));
  return [
    `<h2>${escapeHtml(title)}</h2>`,
    block.picture ? image(block.picture.picture, block.picture.alt[lang], parts) : '',
    paragraphs(block.text[lang]),
    // Its name says where it leads also when links are listed without their text around.
    href ? `<p><a href="${href}" aria-label="${label}">${escapeHtml(formatMessage(messages.readMore))}</a></p>` : '',
  ];
}

function figure(block: Extract<LetterBlock, { type: 'figure' }>, lang: Lang): string {
  const source = block.source[lang].trim();
  const label = escapeHtml(block.label[lang]);
  return `<p class="figure"><strong>${escapeHtml(block.value[lang])}</strong> ${label}${
    source === '' ? '' : `<br><small>${escapeHtml(source)}</small>`
  }</p>`;
}

function blockHtml(block: LetterBlock, parts: LetterParts): string[] {
  switch (block.type) {
    case 'text':
      return [paragraphs(block.text[parts.intl.locale])];
    case 'story':
      return story(block, parts);
    case 'figure':
      return [figure(block, parts.intl.locale)];
    case 'picture':
      return [image(block.picture, block.alt[parts.intl.locale], parts)];
  }
}

/** Plain HTML without tables: a column that fits every screen, and reads as well without style. */
function letterAsHtml(parts: LetterParts): string {
  const { body, intl, publicUrl, unsubscribe } = parts;
  const { formatMessage, locale: lang } = intl;
  const name = foundationName[lang];
  const subject = escapeHtml(body.subject[lang]);
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${subject}</title><style>${LETTER_STYLE}</style></head>`,
    `<body><header>${name}</header><main><h1>${subject}</h1>`,
    ...body.blocks.flatMap((block) => blockHtml(block, parts)).filter((line) => line !== ''),
    `</main><footer><p>${escapeHtml(formatMessage(messages.why))}</p>`,
    `<p><a href="${escapeHtml(unsubscribe)}">${escapeHtml(formatMessage(messages.unsubscribe))}</a></p>`,
    `<p>${name}<br><a href="${escapeHtml(linkOf('/', parts))}">${escapeHtml(publicUrl)}</a></p></footer></body></html>`,
    '',
  ].join('\n');
}

/** An issue in one language, as it is mailed. */
export const renderLetter = (parts: LetterParts): Letter => ({
  subject: parts.body.subject[parts.intl.locale].trim(),
  html: letterAsHtml(parts),
  text: letterAsText(parts),
});
