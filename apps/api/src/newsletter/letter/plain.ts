import type { ServerIntl } from '../../text/intl.ts';
import type { Lang, Texts } from '../../text/languages.ts';
import { foundation } from '../../text/messages.ts';
import { letter as messages, writtenIn } from '../messages.ts';
import type { LetterBlock } from './body.ts';
import { type LetterParts, linkOf, paragraphsOf } from './parts.ts';
import { markOfBlock, markOfLetter, shown } from './shown.ts';

const mark = (other: Lang | undefined, { formatMessage }: ServerIntl): string[] =>
  other ? [`(${formatMessage(writtenIn[other])})`] : [];

function blockText(block: LetterBlock, parts: LetterParts): string[] {
  const { formatMessage, locale } = parts.intl;
  const textOf = (texts: Texts) => shown(texts, locale).text;
  const marked = mark(markOfBlock(block, parts), parts.intl);
  switch (block.type) {
    case 'text':
      return [...marked, ...paragraphsOf(textOf(block.text))];
    case 'story': {
      const link = block.link === '' ? [] : [formatMessage(messages.readMoreOf, { story: linkOf(block.link, parts) })];
      return [`* ${textOf(block.title)}`, ...marked, ...paragraphsOf(textOf(block.text)), ...link];
    }
    case 'figure': {
      const source = textOf(block.source);
      return [...marked, `${textOf(block.value)} ${textOf(block.label)}${source === '' ? '' : ` (${source})`}`];
    }
    case 'picture':
      return [`[${textOf(block.alt)}]`];
  }
}

/** The same letter for a reader of plain text. */
export function letterAsText(parts: LetterParts): string {
  const { body, intl, publicUrl, unsubscribe } = parts;
  const { formatMessage, locale } = intl;
  return `${[
    shown(body.subject, locale).text,
    ...mark(markOfLetter(parts), intl),
    ...body.blocks.flatMap((block) => blockText(block, parts)),
    `${formatMessage(messages.why)}\n${formatMessage(messages.unsubscribeAt, { address: unsubscribe })}`,
    `-- \n${formatMessage(foundation.name)}\n${publicUrl}`,
  ].join('\n\n')}\n`;
}
