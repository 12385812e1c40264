import { colon } from '../../text/format.ts';
import { foundationName } from '../../text/foundation-texts.ts';
import type { LetterBlock } from './body.ts';
import { letterTexts as texts } from './letter-texts.ts';
import { type LetterParts, linkOf, paragraphsOf } from './parts.ts';

function blockText(block: LetterBlock, parts: LetterParts): string[] {
  const { lang } = parts;
  switch (block.type) {
    case 'text':
      return paragraphsOf(block.text[lang]);
    case 'story': {
      const link = block.link === '' ? [] : [`${texts.readMore[lang]}${colon(lang)}${linkOf(block.link, parts)}`];
      return [`* ${block.title[lang].trim()}`, ...paragraphsOf(block.text[lang]), ...link];
    }
    case 'figure': {
      const source = block.source[lang].trim();
      return [`${block.value[lang].trim()} ${block.label[lang].trim()}${source === '' ? '' : ` (${source})`}`];
    }
    case 'picture':
      return [`[${block.alt[lang].trim()}]`];
  }
}

/** The same letter for a reader of plain text. */
export function letterAsText(parts: LetterParts): string {
  const { body, lang, publicUrl, unsubscribe } = parts;
  return `${[
    body.subject[lang].trim(),
    ...body.blocks.flatMap((block) => blockText(block, parts)),
    `${texts.why[lang]}\n${texts.unsubscribe[lang]}${colon(lang)}${unsubscribe}`,
    `-- \n${foundationName[lang]}\n${publicUrl}`,
  ].join('\n\n')}\n`;
}
