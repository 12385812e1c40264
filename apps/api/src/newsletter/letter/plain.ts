import { foundationName } from '../../text/foundation-texts.ts';
import { letter as messages } from '../messages.ts';
import type { LetterBlock } from './body.ts';
import { type LetterParts, linkOf, paragraphsOf } from './parts.ts';

function blockText(block: LetterBlock, parts: LetterParts): string[] {
  const { formatMessage, locale: lang } = parts.intl;
  switch (block.type) {
    case 'text':
      return paragraphsOf(block.text[lang]);
    case 'story': {
      const link = block.link === '' ? [] : [formatMessage(messages.readMoreOf, { story: linkOf(block.link, parts) })];
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
  const { body, intl, publicUrl, unsubscribe } = parts;
  const { formatMessage, locale: lang } = intl;
  return `${[
    body.subject[lang].trim(),
    ...body.blocks.flatMap((block) => blockText(block, parts)),
    `${formatMessage(messages.why)}\n${formatMessage(messages.unsubscribeAt, { address: unsubscribe })}`,
    `-- \n${foundationName[lang]}\n${publicUrl}`,
  ].join('\n\n')}\n`;
}
