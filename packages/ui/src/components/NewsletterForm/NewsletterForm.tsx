'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { newsletterMessages } from './NewsletterForm.messages.ts';
import { SubscribeForm } from './SubscribeForm.tsx';
import type { NewsletterHandlers } from './useNewsletter.ts';

export interface NewsletterFormProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title' | 'onSubmit'>,
    NewsletterHandlers {
  /** Defaults to "Subscribe for Updates". */
  title?: ReactNode;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** One line below the field: how the address is used. */
  note?: ReactNode;
  /** Links to other ways to stay in touch: reports, volunteering, partnerships. */
  links?: { href: string; label: string }[];
}

/**
 * A newsletter signup: a full-width gold block at the end of a page. It validates the address,
 * keeps it if the request fails, and shows the outcome below the field and, through `onMessage`,
 * where the site shows messages.
 *
 * Slots: `newsletter-form`, `newsletter-form-title`, `newsletter-form-description`,
 * `newsletter-form-links`, `subscribe-form`, `newsletter-outcome`.
 *
 * @example
 * <NewsletterForm
 *   title="News from the field, once a month"
 *   links={[{ href: '/reports', label: 'Monthly reports' }]}
 *   onSubmit={subscribe}
 *   onMessage={toast}
 * />
 */
export function NewsletterForm({
  title,
  description,
  note,
  links = [],
  onSubmit,
  onMessage,
  answer,
  intent,
  className,
  ...props
}: NewsletterFormProps) {
  const titleId = useId();
  return (
    <section
      data-slot="newsletter-form"
      aria-labelledby={titleId}
      className={cx('nz:ground-gold nz:relative nz:overflow-hidden nz:py-section', className)}
      {...props}
    >
      <div
        aria-hidden="true"
        className="nz:pattern-lattice nz:absolute nz:inset-x-0 nz:top-0 nz:h-11 nz:bg-weave nz:opacity-75 nz:lg:inset-y-0 nz:lg:end-auto nz:lg:h-auto nz:lg:w-18 nz:lg:opacity-100 nz:print:hidden"
      />
      <div className="nz:wrap">
        <div className="nz:grid nz:gap-6 nz:pt-8 nz:lg:grid-cols-[6fr_5fr] nz:lg:items-center nz:lg:gap-16 nz:lg:ps-21 nz:lg:pt-0">
          <div className="nz:grid nz:gap-3">
            <h2 id={titleId} data-slot="newsletter-form-title" className="nz:type-h1">
              {title ?? <FormattedMessage {...newsletterMessages.heading} />}
            </h2>
            {description ? (
              <p data-slot="newsletter-form-description" className="nz:max-w-[44ch]">
                {description}
              </p>
            ) : null}
            {links.length > 0 ? <FurtherLinks links={links} /> : null}
          </div>
          <SubscribeForm {...{ onSubmit, onMessage, answer, intent, note }} labelledBy={titleId} />
        </div>
      </div>
    </section>
  );
}

function FurtherLinks({ links }: Required<Pick<NewsletterFormProps, 'links'>>) {
  return (
    <ul data-slot="newsletter-form-links" className="nz:flex nz:flex-wrap nz:gap-x-6 nz:gap-y-2">
      {links.map(({ href, label }) => (
        <li className="nz:bare" key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
