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
  /** "Subscribe for Updates" when left out. */
  title?: ReactNode;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** One line below the field: what happens with the address. */
  note?: ReactNode;
  /** Further ways to stay in touch: reports, volunteering, partnerships. */
  links?: { href: string; label: string }[];
}

/**
 * Subscribes an e-mail address to the newsletter: the gold block at the end of a page, the full width of its place. It checks the address, keeps
 * what was typed when sending fails, and says what became of it below the field and, through `onMessage`, wherever the site shows messages.
 *
 * @example
 * <NewsletterForm
 *   title="News from the field, once a month" links={[{ href: '/reports', label: 'Monthly reports' }]}
 *   onSubmit={subscribe} onMessage={toast}
 * />
 */
export function NewsletterForm({
  title,
  description,
  note,
  links = [],
  onSubmit,
  onMessage,
  className,
  ...props
}: NewsletterFormProps) {
  const titleId = useId();
  return (
    <section
      data-slot="newsletter-form"
      aria-labelledby={titleId}
      className={cx('ground-gold relative overflow-hidden py-section', className)}
      {...props}
    >
      <div
        aria-hidden="true"
        className="pattern-lattice absolute inset-x-0 top-0 h-11 bg-weave opacity-75 lg:inset-y-0 lg:end-auto lg:h-auto lg:w-18 lg:opacity-100 print:hidden"
      />
      <div className="wrap">
        <div className="grid gap-6 pt-8 lg:grid-cols-[6fr_5fr] lg:items-center lg:gap-16 lg:ps-21 lg:pt-0">
          <div className="grid gap-3">
            <h2 id={titleId} className="type-h1">
              {title ?? <FormattedMessage {...newsletterMessages.heading} />}
            </h2>
            {description ? <p className="max-w-[44ch]">{description}</p> : null}
            {links.length > 0 ? <FurtherLinks links={links} /> : null}
          </div>
          <SubscribeForm onSubmit={onSubmit} onMessage={onMessage} note={note} />
        </div>
      </div>
    </section>
  );
}

function FurtherLinks({ links }: Required<Pick<NewsletterFormProps, 'links'>>) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
