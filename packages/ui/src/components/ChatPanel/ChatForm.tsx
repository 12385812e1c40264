'use client';

import { SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { intentProps } from '../../internal/intentProps.ts';
import { useIsHydrated } from '../../internal/useIsHydrated.ts';
import { useTypedEarly } from '../../internal/useTypedEarly.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { chatPanelMessages as texts } from './ChatPanel.messages.ts';
import type { SubmitSource } from './useChatFocus.ts';

interface ChatFormProps {
  /** An answer is pending or streaming. */
  isWaiting: boolean;
  /** Part of the answer has arrived. */
  isWriting: boolean;
  onSend: (question: string, by: SubmitSource) => void;
  onStop: (() => void) | undefined;
  /** The refs of the box and of "Stop" for moving focus, and the key handler. */
  box: RefObject<HTMLTextAreaElement | null>;
  stop: RefObject<HTMLButtonElement | null>;
  onStopKey: (event: KeyboardEvent) => void;
  intent: string | undefined;
  unsent: string | undefined;
}

/** The maximum length that the server accepts. */
const LIMIT = 2000;

/** The text box for a question and its buttons. */
export function ChatForm({
  isWaiting,
  isWriting,
  onSend,
  onStop,
  box,
  stop,
  onStopKey,
  intent,
  unsent,
}: ChatFormProps) {
  const { formatMessage } = useIntl();
  const [question, setQuestion] = useState(unsent ?? '');
  const isHydrated = useIsHydrated();
  useTypedEarly(box, setQuestion);
  const canSend = !isWaiting && question.trim() !== '' && question.length <= LIMIT;
  const send = (by: SubmitSource) => {
    if (!canSend) return;
    onSend(question.trim(), by);
    setQuestion('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send('key');
  };
  return (
    <form
      data-slot="chat-form"
      // Without JavaScript the server answers.
      method="post"
      className="nz:grid nz:gap-2 nz:border-line nz:border-t-[1.5px] nz:bg-surface nz:p-3 nz:print:hidden"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send('button');
      }}
    >
      <div className="nz:flex nz:items-center nz:justify-between nz:gap-3 nz:text-sm nz:text-text-muted nz:pointer-fine:min-h-10">
        <p role="status" className="nz:flex nz:items-center nz:gap-2.5">
          {isWaiting ? (
            <>
              <Spinner />
              <FormattedMessage {...texts[isWriting ? 'writing' : 'thinking']} />
            </>
          ) : null}
        </p>
        {isWaiting && onStop ? (
          <Button ref={stop} variant="line" size="sm" onKeyDown={onStopKey} onClick={onStop}>
            <Square aria-hidden="true" className="nz:bare" />
            <FormattedMessage {...texts.stop} />
          </Button>
        ) : null}
        {isWaiting ? null : (
          <p className="nz:-order-1 nz:me-auto nz:pointer-coarse:hidden">
            <FormattedMessage {...texts.keys} />
          </p>
        )}
      </div>
      <div className="nz:flex nz:items-end nz:gap-3">
        <TextArea
          ref={box}
          label={
            <span className="nz:sr-only">
              <FormattedMessage {...texts.question} />
            </span>
          }
          rows={2}
          name="message"
          required={intent !== undefined}
          className="nz:min-w-0 nz:grow nz:gap-0 nz:[&_textarea]:min-h-18"
          placeholder={formatMessage(texts.placeholder)}
          enterKeyHint="send"
          disabled={isWaiting}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={handleKeyDown}
          {...(question.length > LIMIT - 200 && { characterLimit: LIMIT })}
        />
        <IconButton
          type="submit"
          {...intentProps(intent)}
          label={formatMessage(texts.send)}
          disabled={!canSend && (isHydrated || !intent)}
        >
          <SendHorizontal aria-hidden="true" className="nz:rtl:-scale-x-100" />
        </IconButton>
      </div>
    </form>
  );
}
