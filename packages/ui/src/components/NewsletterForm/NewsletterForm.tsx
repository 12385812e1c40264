import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { newsletterMessages } from './NewsletterForm.messages.ts';
import { SubscribeForm } from './SubscribeForm.tsx';
import type { NewsletterHandlers } from './useNewsletter.ts';

export interface NewsletterFormProps
  extends Omit<ComponentProps<'section'>, 'children' | 'onSubmit'>,
    NewsletterHandlers {
  /**
   * `block`: the gold block at the end of a page, the full width of its place. `footer`: the box in the footer, for a `ground-cloth`.
   * @default 'block'
   */
  look?: 'block' | 'footer';
  /** "Subscribe for Updates" when left out. */
  heading?: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** One line below the field: what happens with the address. */
  note?: ReactNode;
  /** Further ways to stay in touch: reports, volunteering, partnerships. */
  links?: { href: string; label: string }[];
}

/**
 * Subscribes an e-mail address to the newsletter. It checks the address, keeps what was typed when sending fails, and says what became of
 * it below the field and, through `onMessage`, wherever the site shows messages.
 *
 * @example
 * <NewsletterForm
 *   heading="News from the field, once a month" links={[{ href: '/reports', label: 'Monthly reports' }]}
 *   onSubmit={subscribe} onMessage={(message) => toasts.add(message)}
 * />
 */
export function NewsletterForm({
  look = 'block',
  heading,
  lead,
  links = [],
  className,
  ...props
}: NewsletterFormProps) {
  const { onSubmit, onMessage, note, ...root } = props;
  const headingId = useId();
  const title = heading ?? <FormattedMessage {...newsletterMessages.heading} />;
  const isBlock = look === 'block';
  const form = (
    <SubscribeForm onSubmit={onSubmit} onMessage={onMessage} note={note} labelledBy={isBlock ? undefined : headingId} />
  );
  const rest = links.length > 0 ? <FurtherLinks links={links} /> : null;
  if (!isBlock) {
    return (
      <section
        data-slot="newsletter-form"
        className={cx(
          'cut-corner grid gap-3 bg-cloth p-5 [--cut:1.125rem] [--nz-control:var(--nz-line-strong)] [--nz-surface:var(--nz-sunk)]',
          className,
        )}
        {...root}
      >
        <h2 id={headingId} className="font-bold">
          {title}
        </h2>
        {lead ? <p className="text-md">{lead}</p> : null}
        {form}
        {rest}
      </section>
    );
  }
  return (
    <section
      data-slot="newsletter-form"
      aria-labelledby={headingId}
      className={cx('ground-gold relative overflow-hidden py-section', className)}
      {...root}
    >
      <div
        aria-hidden="true"
        className="pattern-lattice absolute inset-x-0 top-0 h-11 bg-weave opacity-75 lg:inset-y-0 lg:end-auto lg:h-auto lg:w-18 lg:opacity-100"
      />
      <div className="wrap">
        <div className="grid gap-6 pt-8 lg:grid-cols-[6fr_5fr] lg:items-center lg:gap-16 lg:ps-21 lg:pt-0">
          <div className="grid gap-3">
            <h2 id={headingId} className="type-h1">
              {title}
            </h2>
            {lead ? <p className="max-w-[44ch]">{lead}</p> : null}
            {rest}
          </div>
          {form}
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
