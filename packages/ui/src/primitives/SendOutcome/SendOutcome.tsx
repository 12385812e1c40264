'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { Alert } from '../Alert/Alert.tsx';
import { ReferenceNumber } from './ReferenceNumber.tsx';
import { sendOutcomeMessages, waitMessages } from './SendOutcome.messages.ts';
import type { SendFailure, SendResult } from './sendResult.ts';

export interface SendOutcomeProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The outcome of a submit. If omitted, nothing is rendered; a new object is a new attempt. */
  result: SendResult | undefined;
  /** The success message, in a few words. */
  title: ReactNode;
  /** What happens next. */
  description?: ReactNode;
}

/**
 * Shown at the submit button of a form: on success a reference number to copy, otherwise why it
 * failed and what to do. Success takes focus, because the form is empty then; a failure is
 * announced and leaves focus where it is. The text follows a change of language; that of a server
 * stays in its own, marked by `lang`.
 *
 * Slots: `send-outcome`, `reference-number`.
 *
 * @example
 * <SendOutcome
 *   result={result}
 *   title="Application received"
 *   description="Keep the number: it is what we ask for when you write to us."
 * />
 */
export function SendOutcome({ result, title, description, className, ...props }: SendOutcomeProps) {
  const arrival = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result?.ok) arrival.current?.focus();
  }, [result]);
  return (
    <div data-slot="send-outcome" className={cx('nz:min-w-0', className)} {...props}>
      <div role="alert" className="nz:bare">
        {result && !result.ok ? (
          <Alert
            tone="error"
            tabIndex={-1}
            // React ignores autoFocus on this element; it is for the server's HTML.
            autoFocus
            title={<FormattedMessage {...sendOutcomeMessages.failed} />}
            description={<Failure failure={result} />}
          />
        ) : null}
      </div>
      {result && 'offer' in result ? <div className="nz:mt-3">{result.offer}</div> : null}
      {result?.ok ? (
        <Alert
          ref={arrival}
          role="status"
          tabIndex={-1}
          tone="success"
          title={title}
          description={description}
          actions={result.reference ? <ReferenceNumber number={result.reference} /> : undefined}
          className="nz:focus-ring"
        />
      ) : null}
    </div>
  );
}

function Failure({ failure }: { failure: SendFailure }) {
  const { locale } = useIntl();
  const firstLocale = useFirstLocale(failure, locale);
  // After a change of language the server's text stays, marked as what it is: only it says why.
  if (failure.reason === 'other' && failure.detail) {
    return firstLocale === locale ? (
      failure.detail
    ) : (
      <span className="nz:bare" lang={firstLocale}>
        {failure.detail}
      </span>
    );
  }
  if (failure.reason !== 'wait') return <FormattedMessage {...texts[failure.reason]} />;
  return <WaitText seconds={failure.seconds} />;
}

/** When the button may be pressed again. */
export function WaitText({ seconds }: { seconds: number }) {
  const { number } = useFormat();
  return seconds > 90 ? (
    <FormattedMessage {...waitMessages.minutes} values={{ count: number(Math.ceil(seconds / 60)) }} />
  ) : (
    <FormattedMessage {...waitMessages.seconds} values={{ count: number(Math.max(2, Math.ceil(seconds))) }} />
  );
}

/** The language in which a failure was first shown, which is that of the server's text. */
function useFirstLocale(failure: SendFailure, locale: string) {
  const [first, setFirst] = useState({ failure, locale });
  if (first.failure !== failure) setFirst({ failure, locale });
  return first.failure === failure ? first.locale : locale;
}

const texts = {
  offline: sendOutcomeMessages.offline,
  'no-response': sendOutcomeMessages.noAnswer,
  'too-long': sendOutcomeMessages.tooLong,
  refused: sendOutcomeMessages.refused,
  other: sendOutcomeMessages.other,
};
