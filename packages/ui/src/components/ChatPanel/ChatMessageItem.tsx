'use client';

import { Check, Copy } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { useCopy } from '../../internal/useCopy.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { AnswerText } from './AnswerText.tsx';
import { chatPanelMessages as texts } from './ChatPanel.messages.ts';
import type { ChatReference } from './markdown.ts';

/** One message of a conversation. */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  /** Plain text; an answer may use Markdown for paragraphs, lists, emphasis, code and links. */
  content: string;
  /** When it was sent or started: an instant, `2026-11-22T13:05:00Z`. */
  timestamp?: string | undefined;
  /**
   * The state of an answer.
   * @default 'whole'
   */
  state?: 'writing' | 'whole' | 'stopped' | 'broken' | undefined;
  /** The pages that an answer is based on. */
  sources?: readonly { title: string; href: string }[] | undefined;
}

interface ChatMessageItemProps {
  message: ChatMessage;
  references: readonly ChatReference[] | undefined;
}

/** A message with its time: the visitor's at the end of the line, the assistant's at the start. */
export function ChatMessageItem({ message, references }: ChatMessageItemProps) {
  const { role, content, state = 'whole', sources = [], timestamp } = message;
  const isAnswer = role === 'assistant';
  return (
    <li
      data-slot="chat-message"
      data-role={role}
      className={cx('nz:bare nz:grid nz:max-w-[88%] nz:gap-1', !isAnswer && 'nz:justify-self-end')}
    >
      <div
        className={cx(
          'nz:grid nz:gap-2 nz:rounded-control nz:px-3.5 nz:large-text:px-2 nz:py-2.5 nz:wrap-anywhere',
          bubbles[role],
        )}
      >
        <span className="nz:sr-only">
          <FormattedMessage {...texts[isAnswer ? 'assistant' : 'you']} />
        </span>
        {isAnswer ? (
          <AnswerText isWriting={state === 'writing'} references={references}>
            {content}
          </AnswerText>
        ) : (
          <p dir="auto" className="nz:whitespace-pre-line">
            {content}
          </p>
        )}
        {sources.length > 0 ? <Sources sources={sources} /> : null}
      </div>
      {/* Like the sources, outside the text of the message, which alone is announced. */}
      <div aria-live="off" className={cx('nz:flex nz:min-h-6 nz:items-center nz:gap-3', !isAnswer && 'nz:justify-end')}>
        <Meta timestamp={timestamp} state={state} />
        {isAnswer && content && state !== 'writing' ? <CopyAnswer text={content} /> : null}
      </div>
    </li>
  );
}

const bubbles = {
  user: 'nz:bg-primary nz:text-on-primary nz:forced-colors:border',
  assistant: 'nz:bg-sunk nz:text-text nz:forced-colors:border',
};

function Meta({ timestamp, state }: Pick<ChatMessage, 'timestamp'> & { state: NonNullable<ChatMessage['state']> }) {
  const { date } = useFormat();
  return (
    <>
      {timestamp ? (
        <time dateTime={timestamp} className="nz:text-sm nz:text-text-muted nz:tabular-nums">
          {date(timestamp, 'time')}
        </time>
      ) : null}
      {state === 'stopped' || state === 'broken' ? (
        <span className="nz:text-sm nz:font-semibold nz:text-text-2">
          <FormattedMessage {...texts[state]} />
        </span>
      ) : null}
    </>
  );
}

function Sources({ sources }: { sources: NonNullable<ChatMessage['sources']> }) {
  return (
    <p aria-live="off" data-slot="chat-sources" className="nz:flex nz:flex-wrap nz:gap-x-3 nz:gap-y-1 nz:text-sm">
      <span className="nz:font-semibold">
        <FormattedMessage {...texts.sources} />
      </span>
      {sources.map(({ title, href }) => (
        <Link key={href} variant="inline" href={href}>
          {title}
        </Link>
      ))}
    </p>
  );
}

function CopyAnswer({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  const { outcome, copy } = useCopy(text);
  return (
    <>
      <IconButton variant="quiet" size="sm" label={formatMessage(texts.copy)} onClick={copy}>
        {outcome?.isCopied ? (
          <Check className="nz:bare" aria-hidden="true" />
        ) : (
          <Copy className="nz:bare" aria-hidden="true" />
        )}
      </IconButton>
      <span role="status" className="nz:text-sm nz:text-text-2">
        {outcome ? <FormattedMessage {...texts[outcome.isCopied ? 'copied' : 'notCopied']} /> : null}
      </span>
    </>
  );
}
