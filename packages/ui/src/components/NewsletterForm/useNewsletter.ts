'use client';

import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FormAnswer } from '../../primitives/Form/formAnswer.ts';
import { type EmailError, emailError, emailErrors } from './emailError.ts';
import { newsletterMessages } from './NewsletterForm.messages.ts';
import { type NewsletterMessage, type NewsletterResult, toMessage } from './outcome.ts';

export interface NewsletterHandlers {
  /** Sends the address. A rejected promise is a failure without a reason. */
  onSubmit: (email: string) => Promise<NewsletterResult>;
  /** Shows a message, for example as a toast. The form also shows it below the field. */
  onMessage?: (message: NewsletterMessage) => void;
  /** The server's response when it rejected a form posted without JavaScript. */
  answer?: NewsletterAnswer | undefined;
  /**
   * Posted as `intent` by the submit button, so that the server knows which form was sent when
   * JavaScript is off.
   */
  intent?: string | undefined;
}

/** What a server answers to an address that it refused and that a browser sent without JavaScript. */
export type NewsletterAnswer = FormAnswer<{ email: string }, NewsletterResult>;

/**
 * State and behaviour of the form. The input is uncontrolled, so that what was typed before
 * hydration is submitted. It stores results instead of texts, so that they follow a change of
 * language.
 */
export function useNewsletter({ onSubmit, onMessage, answer }: NewsletterHandlers) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState(() => emailErrors.find((each) => each === answer?.errors.email));
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState(answer?.outcome);
  const [isSubmitting, setIsSubmitting] = useState(false);

  const refuse = (found: EmailError) => {
    field.current?.focus();
    if (found === 'malformed') return;
    const title = intl.formatMessage(newsletterMessages.requiredTitle);
    onMessage?.({ tone: 'error', title, description: intl.formatMessage(newsletterMessages.requiredText) });
  };

  const send = async (email: string) => {
    setIsSubmitting(true);
    const answer = await onSubmit(email).catch((): NewsletterResult => ({ ok: false, reason: 'other' }));
    setIsSubmitting(false);
    setResult(answer);
    if (answer.ok && field.current) field.current.value = '';
    onMessage?.(toMessage(answer, intl));
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const email = field.current?.value.trim() ?? '';
    const found = emailError(email);
    setError(found);
    setAttempt(attempt + 1);
    setResult(undefined);
    if (found) refuse(found);
    else void send(email);
  };

  return {
    field,
    error,
    /** Counts submits, so that the same error is announced each time. */
    attempt,
    isSubmitting,
    message: result && toMessage(result, intl),
    offer: result && 'offer' in result ? result.offer : undefined,
    handleSubmit,
    /** A native reset empties the field. */
    handleReset: () => setResult(undefined),
    /** Clears the error while it is being corrected. */
    handleChange: () => setError(undefined),
  };
}
