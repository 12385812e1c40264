import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';

export interface PageHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** A `Breadcrumb` above the title. */
  breadcrumb?: ReactNode;
  /** A link above the title to the page that this one belongs to. */
  back?: { href: string; label: ReactNode };
  /** The page's main heading. */
  title: ReactNode;
  /** One or two sentences. */
  description?: ReactNode;
  /** A line below the description, such as a `SampleMark`. */
  note?: ReactNode;
  /** Buttons: one primary, one secondary. */
  actions?: ReactNode;
  /**
   * `stack`: the description is below the title. `columns`: beside it on wide screens, the title
   * in the wider column. `wide-text`: the description in the wider one.
   * @default 'columns'
   */
  layout?: keyof typeof layouts;
  /**
   * `bare` has no page width and no padding, for a place inside a page's own grid.
   * @default 'page'
   */
  variant?: 'page' | 'bare';
}

const layouts = {
  stack: 'nz:contents',
  columns: 'nz:grid nz:w-full nz:grid-cols-1 nz:gap-5 nz:lg:grid-cols-[7fr_5fr] nz:lg:items-end nz:lg:gap-16',
  'wide-text': 'nz:grid nz:w-full nz:grid-cols-1 nz:gap-6 nz:lg:grid-cols-[5fr_7fr] nz:lg:items-end nz:lg:gap-16',
};

/**
 * A page header without a picture: title, description and buttons, below a breadcrumb or a link
 * back. It is the first element of a page.
 *
 * Slots: `page-head`, `page-head-back`, `page-head-title`, `page-head-description`,
 * `page-head-actions`.
 *
 * @example
 * <PageHead title="Our impact" description="What we counted, and where you can read it." />
 */
export function PageHead({
  breadcrumb,
  back,
  title,
  description,
  note,
  actions,
  layout = 'columns',
  variant = 'page',
  className,
  ...props
}: PageHeadProps) {
  return (
    <header
      data-slot="page-head"
      className={cx(
        'nz:grid nz:grid-cols-1 nz:justify-items-start',
        layout === 'stack' ? 'nz:gap-4' : 'nz:gap-5',
        variant === 'page' && ['nz:wrap', back ? 'nz:pt-6 nz:pb-8 nz:lg:pt-8 nz:lg:pb-10' : 'nz:pt-section nz:pb-8'],
        className,
      )}
      {...props}
    >
      {breadcrumb}
      {back ? (
        <Link href={back.href} data-slot="page-head-back" className="nz:min-h-hit">
          <ArrowLeft aria-hidden="true" className="nz:bare" />
          {back.label}
        </Link>
      ) : null}
      <div className={cx(layouts[layout], back && layout === 'columns' && 'nz:gap-4')}>
        <h1 data-slot="page-head-title" className="nz:type-display nz:text-balance nz:wrap-anywhere nz:hyphens-auto">
          {title}
        </h1>
        {description || note || actions ? (
          <div className="nz:grid nz:gap-5">
            {description ? (
              <p
                data-slot="page-head-description"
                className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2"
              >
                {description}
              </p>
            ) : null}
            {note}
            {actions ? (
              <div data-slot="page-head-actions" className="nz:flex nz:flex-wrap nz:items-start nz:gap-3">
                {actions}
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
    </header>
  );
}
