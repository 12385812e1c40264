'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { newsletterMessages } from '../NewsletterForm/NewsletterForm.messages.ts';
import { SubscribeForm } from '../NewsletterForm/SubscribeForm.tsx';
import type { NewsletterHandlers } from '../NewsletterForm/useNewsletter.ts';

export interface NewsletterSignupProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title' | 'onSubmit'>,
    NewsletterHandlers {
  /** Defaults to "Subscribe for Updates". */
  title?: ReactNode;
  /** One line below the field: how the address is used. */
  note?: ReactNode;
}

/**
 * A compact newsletter signup for the footer or another `ground-cloth`; it behaves like
 * NewsletterForm.
 *
 * Slots: `newsletter-signup`, `newsletter-signup-title`.
 *
 * @example <NewsletterSignup onSubmit={subscribe} onMessage={toast} />
 */
export function NewsletterSignup({
  title,
  note,
  onSubmit,
  onMessage,
  answer,
  intent,
  className,
  ...props
}: NewsletterSignupProps) {
  const titleId = useId();
  return (
    <section
      data-slot="newsletter-signup"
      className={cx(
        'nz:cut-corner nz:grid nz:grid-cols-1 nz:gap-3 nz:bg-cloth nz:p-5 nz:large-text:px-2 nz:print:hidden nz:[--nz-cut:1.125rem] nz:[--nz-control:var(--nz-line-strong)] nz:[--nz-surface:var(--nz-sunk)]',
        className,
      )}
      {...props}
    >
      <h2 id={titleId} data-slot="newsletter-signup-title" className="nz:font-bold">
        {title ?? <FormattedMessage {...newsletterMessages.heading} />}
      </h2>
      <SubscribeForm {...{ onSubmit, onMessage, answer, intent, note }} labelledBy={titleId} />
    </section>
  );
}
