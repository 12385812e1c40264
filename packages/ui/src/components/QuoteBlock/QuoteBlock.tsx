import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

export interface QuoteBlockProps extends ComponentProps<'figure'> {
  /** The name of the person, or the source. */
  name?: ReactNode;
  /** The role of the person, or place and date of the quote. */
  role?: string;
  /** The URL of the publication. */
  cite?: string;
  /** A link or a button below the quote. */
  actions?: ReactNode;
}

/**
 * A large quote with its source. The text includes its quotation marks, which differ by language.
 *
 * Slots: `quote-block`, `quote-block-words`, `quote-block-source`, `quote-block-actions`.
 *
 * @example
 * <QuoteBlock
 *   name="Grace Ilunga"
 *   role="Trainer in Nsele"
 *   actions={<Link href="/digital-literacy">Our courses</Link>}
 * >
 *   “I wrote my first letter at forty.”
 * </QuoteBlock>
 */
export function QuoteBlock({ name, role, cite, actions, className, children, ...props }: QuoteBlockProps) {
  return (
    <figure
      data-slot="quote-block"
      className={cx(
        'nz:grid nz:grid-cols-[1.625rem_1fr] nz:gap-x-5 nz:large-text:grid-cols-1 nz:lg:gap-x-10',
        className,
      )}
      {...props}
    >
      <span aria-hidden="true" className="nz:row-span-3 nz:bg-give nz:pattern-braid-down" />
      <blockquote data-slot="quote-block-words" cite={cite} className="nz:type-h2 nz:max-w-[24ch] nz:hyphens-auto">
        {children}
      </blockquote>
      {name || role ? (
        <figcaption data-slot="quote-block-source" className="nz:mt-5 nz:grid nz:text-text-muted">
          {name ? <span className="nz:font-semibold nz:text-text">{name}</span> : null}
          {role ? <span className="nz:bare">{role}</span> : null}
        </figcaption>
      ) : null}
      {actions ? (
        <div
          data-slot="quote-block-actions"
          className="nz:mt-5 nz:flex nz:flex-wrap nz:items-center nz:gap-x-6 nz:gap-y-2"
        >
          {actions}
        </div>
      ) : null}
    </figure>
  );
}
