'use client';

import { RotateCcw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Sign } from '../../primitives/Sign/Sign.tsx';
import { ChatForm } from './ChatForm.tsx';
import { type ChatMessage, ChatMessageItem } from './ChatMessageItem.tsx';
import { chatPanelMessages as texts } from './ChatPanel.messages.ts';
import type { ChatReference } from './markdown.ts';
import { type SubmitSource, useChatFocus } from './useChatFocus.ts';
import { useStickToBottom } from './useStickToBottom.ts';

export interface ChatPanelProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: ReactNode;
  /** What answers: a search, a language model, a person. */
  description?: ReactNode;
  /** One or two Badges. */
  badges?: ReactNode;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /**
   * An answer is pending or streaming: box and button are disabled.
   * @default false
   */
  isWaiting?: boolean;
  /** Called with the trimmed question. */
  onSend: (question: string) => void;
  /** Aborts the pending answer. */
  onStop?: () => void;
  /** Asks the last question again; pass it if the answer failed or was stopped. */
  onRetry?: (() => void) | undefined;
  /** Why there is no answer. */
  failure?: ReactNode;
  /** Suggested questions; shown until the visitor has asked one. */
  suggestions?: readonly string[];
  /** Restores the previous conversation. */
  onShowEarlier?: (() => void) | undefined;
  /** Names in answers that become links to the figures mentioned. */
  references?: readonly ChatReference[] | undefined;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Posted as `intent` by the submit button, so that the server knows which form was sent when
   * JavaScript is off. The question is `message`.
   */
  intent?: string | undefined;
  /** A posted question that was not answered. */
  unsent?: string | undefined;
}

/**
 * A conversation with an assistant. Streaming answers are announced sentence by sentence. HTML in
 * answers is shown as text; only links to this site or over https are links.
 *
 * Slots: `chat-panel`, `chat-title`, `chat-log`, `chat-message`, `chat-sources`, `chat-form`.
 *
 * @example
 * <ChatPanel
 *   title="Ask the data"
 *   description="A search in our records"
 *   messages={messages}
 *   isWaiting={isWaiting}
 *   onSend={ask}
 *   onStop={stop}
 * />
 */
export function ChatPanel({
  title,
  description,
  badges,
  messages,
  isWaiting = false,
  onSend,
  onStop,
  onRetry,
  failure,
  suggestions = [],
  onShowEarlier,
  references,
  headingLevel = 3,
  intent,
  unsent,
  className,
  ...props
}: ChatPanelProps) {
  const titleId = useId();
  const { formatMessage } = useIntl();
  const { log, box, stop, rememberSubmit, onStopKey } = useChatFocus(isWaiting);
  const { onScroll, goToEnd, stay } = useStickToBottom(log, messages);
  const isUntouched = messages.every(({ role }) => role === 'assistant');
  const send = (question: string, by: SubmitSource) => {
    rememberSubmit(by);
    goToEnd();
    onSend(question);
  };
  const retry =
    onRetry &&
    (() => {
      rememberSubmit('button');
      onRetry();
    });
  const showEarlier =
    onShowEarlier &&
    (() => {
      stay();
      log.current?.focus({ preventScroll: true });
      onShowEarlier();
    });
  return (
    <section
      aria-labelledby={titleId}
      data-slot="chat-panel"
      className={cx('nz:double-thread nz:grid nz:min-w-0 nz:content-start nz:bg-surface', className)}
      {...props}
    >
      <Header {...{ title, titleId, description, badges, headingLevel }} />
      <div
        ref={log}
        role="log"
        aria-label={formatMessage(texts.log)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        tabIndex={0}
        data-slot="chat-log"
        className="nz:focus-ring-inset nz:grid nz:h-96 nz:content-start nz:gap-3 nz:overflow-y-auto nz:overscroll-contain nz:p-4 nz:large-text:px-2 nz:print:h-auto"
        onScroll={onScroll}
      >
        {showEarlier ? (
          <Button variant="quiet" size="sm" className="nz:justify-self-center" onClick={showEarlier}>
            <FormattedMessage {...texts.earlier} />
          </Button>
        ) : null}
        <ol className="nz:grid nz:justify-items-start nz:gap-3">
          {messages.map((message) =>
            message.content ? <ChatMessageItem key={message.id} {...{ message, references }} /> : null,
          )}
        </ol>
        {isUntouched && !isWaiting ? (
          <Suggestions suggestions={suggestions} onChoose={(question) => send(question, 'button')} />
        ) : null}
      </div>
      <Outcome failure={failure} onRetry={retry} />
      <ChatForm
        isWaiting={isWaiting}
        isWriting={messages.at(-1)?.state === 'writing' && messages.at(-1)?.content !== ''}
        onSend={send}
        onStop={onStop}
        box={box}
        stop={stop}
        onStopKey={onStopKey}
        intent={intent}
        unsent={unsent}
      />
    </section>
  );
}

type HeaderProps = Pick<ChatPanelProps, 'title' | 'description' | 'badges' | 'headingLevel'> & { titleId: string };

function Header({ title, titleId, description, badges, headingLevel = 3 }: HeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header className="nz:ground-cloth nz:grid nz:grid-cols-[auto_1fr] nz:items-start nz:gap-x-4 nz:gap-y-3 nz:p-4 nz:large-text:flex nz:large-text:flex-col nz:large-text:px-2">
      <Sign name="data" size="md" className="nz:mt-0.5" />
      <div className="nz:grid nz:min-w-0 nz:gap-1">
        <Heading id={titleId} data-slot="chat-title" className="nz:type-h3">
          {title}
        </Heading>
        {description ? <p className="nz:text-md nz:text-text-2">{description}</p> : null}
      </div>
      {badges ? <div className="nz:col-start-2 nz:flex nz:flex-wrap nz:gap-2">{badges}</div> : null}
    </header>
  );
}

/** The error, and a button to retry. */
function Outcome({ failure, onRetry }: Pick<ChatPanelProps, 'failure' | 'onRetry'>) {
  const retry = onRetry ? (
    <Button variant="line" size="sm" onClick={onRetry}>
      <RotateCcw aria-hidden="true" className="nz:bare" />
      <FormattedMessage {...texts.retry} />
    </Button>
  ) : null;
  if (failure)
    return <Alert role="alert" tone="error" className="nz:mx-3 nz:mb-3" description={failure} actions={retry} />;
  return retry ? <div className="nz:px-4 nz:pb-3">{retry}</div> : null;
}

function Suggestions({ suggestions, onChoose }: { suggestions: readonly string[]; onChoose: (text: string) => void }) {
  const { formatMessage } = useIntl();
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={formatMessage(texts.suggestions)} className="nz:needs-script nz:flex nz:flex-wrap nz:gap-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion} className="nz:bare nz:max-w-full">
          <Button variant="line" size="sm" className="nz:text-start" onClick={() => onChoose(suggestion)}>
            {suggestion}
          </Button>
        </li>
      ))}
    </ul>
  );
}
