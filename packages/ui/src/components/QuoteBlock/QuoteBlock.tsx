import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

export interface QuoteBlockProps extends ComponentProps<'figure'> {
  /** Who said it, or where it is from. */
  name?: ReactNode;
  /** What this person does, or the place and day of the words. */
  role?: string;
  /** Where the words are published. */
  cite?: string;
  /** A link or a button under the quote. */
  actions?: ReactNode;
}

/**
 * Words of someone, set large, with the one who said them. The words bring their own quotation marks, which each language has its own of.
 *
 * Slots: `quote-block`, `quote-block-words`, `quote-block-source`, `quote-block-actions`.
 *
 * @example
 * <QuoteBlock name="Grace Ilunga" role="Trainer in Nsele" actions={<Link href="/digital-literacy">Our courses</Link>}>
 *   “I wrote my first letter at forty.”
 * </QuoteBlock>
 */
export function QuoteBlock({ name, role, cite, actions, className, children, ...props }: QuoteBlockProps) {
  return (
    <figure
      data-slot="quote-block"
      className={cx('nz:grid nz:grid-cols-[1.625rem_1fr] nz:gap-x-5 nz:lg:gap-x-10', className)}
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
