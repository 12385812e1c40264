'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { intentProps } from '../../internal/intentProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { fieldControl } from '../../primitives/Field/Field.variants.ts';
import { newsletterMessages } from './NewsletterForm.messages.ts';
import type { NewsletterMessage } from './outcome.ts';
import { type NewsletterHandlers, useNewsletter } from './useNewsletter.ts';

export interface SubscribeFormProps extends NewsletterHandlers {
  note?: ReactNode;
  /** The id of the heading that names it. */
  labelledBy: string;
}

/** The field, button and outcome of NewsletterForm and NewsletterSignup. */
export function SubscribeForm({ note, labelledBy, ...handlers }: SubscribeFormProps) {
  const intl = useIntl();
  const { answer, intent } = handlers;
  const newsletter = useNewsletter(handlers);
  const { field, error, attempt, isSubmitting, message, handleSubmit, handleChange } = newsletter;
  const errors = { empty: newsletterMessages.requiredText, malformed: newsletterMessages.malformed };
  // If the site shows messages, its message announces the empty field.
  const isAnnounced = error === 'malformed' || !handlers.onMessage;
  return (
    <form
      // Without JavaScript the server answers.
      method="post"
      data-slot="subscribe-form"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={handleSubmit}
      onReset={newsletter.handleReset}
      className="nz:grid nz:grid-cols-1 nz:print:hidden"
    >
      <Field
        label={<FormattedMessage {...newsletterMessages.email} />}
        hint={note}
        error={
          error ? (
            <span className="nz:bare" key={attempt} role={isAnnounced ? 'alert' : undefined}>
              <FormattedMessage {...errors[error]} />
            </span>
          ) : undefined
        }
      >
        {(control) => (
          <div className="nz:flex nz:flex-wrap nz:gap-3">
            <input
              {...control}
              ref={field}
              type="email"
              name="email"
              autoComplete="email"
              required
              defaultValue={answer?.values.email}
              // The form may be far down the page that answers.
              // biome-ignore lint/a11y/noAutofocus: it was sent, and is what the answer is about
              autoFocus={answer !== undefined}
              placeholder={intl.formatMessage(newsletterMessages.placeholder)}
              onChange={handleChange}
              className={cx(fieldControl(), 'nz:basis-64 nz:grow-4')}
            />
            <SubscribeButton isSubmitting={isSubmitting} intent={intent} />
          </div>
        )}
      </Field>
      <Outcome message={message} isLive={!handlers.onMessage} />
      {newsletter.offer ? <div className="nz:mt-3">{newsletter.offer}</div> : null}
    </form>
  );
}

/** Keeps the width of its longer label, and stays in the tab order while the request is pending. */
function SubscribeButton({ isSubmitting, intent }: { isSubmitting: boolean; intent: string | undefined }) {
  const intl = useIntl();
  const subscribe = intl.formatMessage(newsletterMessages.subscribe);
  const subscribing = intl.formatMessage(newsletterMessages.subscribing);
  return (
    <Button
      type="submit"
      {...intentProps(intent)}
      aria-disabled={isSubmitting || undefined}
      className="nz:min-w-0 nz:grow nz:basis-auto nz:large-text:basis-full nz:hyphens-auto nz:aria-disabled:cursor-progress"
    >
      <span
        data-other={isSubmitting ? subscribe : subscribing}
        className="nz:grid nz:after:invisible nz:after:h-0 nz:after:overflow-hidden nz:after:content-[attr(data-other)]"
      >
        {isSubmitting ? subscribing : subscribe}
      </span>
    </Button>
  );
}

/**
 * Stays below the field, independent of toasts. If a toast announces it, this line is not announced
 * again.
 */
function Outcome({ message, isLive }: { message: NewsletterMessage | undefined; isLive: boolean }) {
  const Icon = message?.tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <div role={isLive ? 'status' : undefined} data-slot="newsletter-outcome" className="nz:text-md nz:leading-normal">
      {message ? (
        <p className={cx('nz:mt-3 nz:flex nz:items-start nz:gap-2', message.tone === 'error' && 'nz:text-danger')}>
          <Icon aria-hidden="true" className="nz:mt-0.5 nz:size-5 nz:shrink-0" />
          <span className="nz:min-w-0">
            <strong className="nz:font-semibold">{message.title}</strong> {message.description}
          </span>
        </p>
      ) : null}
    </div>
  );
}
