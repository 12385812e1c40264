import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';

export interface BookSpreadProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The left page: stays in view beside a long right page. */
  aside: ReactNode;
  /** The heading of the right page. */
  title: ReactNode;
  /** A line under the title, such as the order of a list. */
  description?: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3;
}

/**
 * An open account book: a summary on one page, a long list on the other, and a spine between them.
 * On narrow screens the pages are stacked.
 *
 * Slots: `book-spread`, `book-spread-aside`, `book-spread-title`, `book-spread-description`,
 * `book-spread-entry`.
 *
 * @example
 * <BookSpread title="All reports" description="Newest first" aside={<MetricsSidebar title="Latest figures" metrics={metrics} />}>
 *   <ol>…</ol>
 * </BookSpread>
 */
export function BookSpread({
  aside,
  title,
  description,
  headingLevel = 2,
  className,
  children,
  ...props
}: BookSpreadProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="book-spread"
      className={cx(
        'nz:grid nz:grid-cols-1 nz:border-[1.5px] nz:border-line-strong nz:lg:grid-cols-[4fr_8fr]',
        className,
      )}
      {...props}
    >
      <div data-slot="book-spread-aside" className="nz:min-w-0 nz:bg-sunk nz:p-6 nz:large-text:px-2 nz:lg:p-10">
        <div className="nz:lg:sticky nz:lg:top-28">{aside}</div>
      </div>
      <div className="nz:relative nz:min-w-0 nz:bg-surface nz:p-6 nz:large-text:px-2 nz:lg:py-10 nz:lg:ps-14 nz:lg:pe-10">
        <Spine />
        <section aria-labelledby={id} className="nz:grid nz:gap-1.5">
          <Heading id={id} data-slot="book-spread-title" className="nz:type-h3">
            {title}
          </Heading>
          {description ? (
            <p data-slot="book-spread-description" className="nz:text-md nz:text-text-muted">
              {description}
            </p>
          ) : null}
          {children}
        </section>
      </div>
    </div>
  );
}

/**
 * An entry on the right page of a `BookSpread`, below a ruled line: a child of `ol` or `ul`.
 *
 * @example <BookSpreadEntry id="report-5"><ReportCard … /></BookSpreadEntry>
 */
export function BookSpreadEntry({ className, ...props }: ComponentProps<'li'>) {
  return (
    <li
      data-slot="book-spread-entry"
      className={cx(
        'nz:scroll-mt-24 nz:break-inside-avoid nz:border-line-strong nz:border-t-[1.5px] nz:py-5 nz:last:pb-0',
        className,
      )}
      {...props}
    />
  );
}

/** Two threads with stitches between them. On narrow screens it is above the second page. */
function Spine() {
  return (
    <span
      aria-hidden="true"
      className="nz:absolute nz:inset-x-0 nz:top-0 nz:h-2.5 nz:border-line-strong nz:border-y-[1.5px] nz:py-px nz:lg:inset-x-auto nz:lg:inset-y-0 nz:lg:start-0 nz:lg:h-auto nz:lg:w-2.5 nz:lg:border-x-[1.5px] nz:lg:border-y-0 nz:lg:px-px nz:lg:py-0"
    >
      <span className="nz:block nz:size-full nz:[background:repeating-linear-gradient(90deg,var(--nz-weave)_0_24px,transparent_0_48px)] nz:lg:[background:repeating-linear-gradient(var(--nz-weave)_0_28px,transparent_0_56px)]" />
    </span>
  );
}
