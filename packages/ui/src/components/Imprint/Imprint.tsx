import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Logo } from '../../primitives/Logo/Logo.tsx';

export interface ImprintProps extends Omit<ComponentProps<'footer'>, 'title' | 'children'> {
  title: ReactNode;
  /** Buttons: up to three. */
  actions: ReactNode;
  /** Whose page it is, beside the logo. */
  name: ReactNode;
  /** What the organisation does, in a few words. */
  description?: ReactNode;
  /** Its contact details: an `AddressBlock`. */
  contact?: ReactNode;
  /** A line at the end, such as the copyright. */
  note?: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3;
}

/**
 * The end of a long page that is read like a brochure: what a reader can do, and who published it.
 * For the footer of every page use `SiteFooter`.
 *
 * Slots: `imprint`, `imprint-title`, `imprint-actions`, `imprint-name`, `imprint-note`.
 *
 * @example
 * <Imprint title="Write the next part with us" name="Nzete Foundation" description="Climate and community"
 *   actions={<LinkButton href="/volunteers" size="lg">Join the volunteers</LinkButton>} />
 */
export function Imprint({
  title,
  actions,
  name,
  description,
  contact,
  note,
  headingLevel = 2,
  className,
  ...props
}: ImprintProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <footer data-slot="imprint" className={cx('nz:bg-surface nz:pt-section nz:pb-8', className)} {...props}>
      <div className="nz:wrap nz:grid nz:gap-10 nz:lg:grid-cols-[7fr_4fr] nz:lg:gap-16">
        <div className="nz:grid nz:content-start nz:gap-6">
          <Heading data-slot="imprint-title" className="nz:type-h1">
            {title}
          </Heading>
          <div data-slot="imprint-actions" className="nz:flex nz:flex-wrap nz:gap-3">
            {actions}
          </div>
        </div>
        <div className="nz:grid nz:content-start nz:gap-5">
          <p className="nz:grid nz:grid-cols-[auto_1fr] nz:large-text:grid-cols-1 nz:items-center nz:gap-x-3">
            <Logo className="nz:row-span-2 nz:h-14" />
            <span data-slot="imprint-name" className="nz:type-h4">
              {name}
            </span>
            {description ? <span className="nz:text-text-muted">{description}</span> : null}
          </p>
          {contact}
        </div>
      </div>
      {note ? (
        <p data-slot="imprint-note" className="nz:wrap nz:mt-10 nz:text-sm nz:text-text-muted">
          {note}
        </p>
      ) : null}
    </footer>
  );
}
