import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { NotebookLeaf, paper } from './NotebookLeaf.tsx';

export interface NotebookCoverProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** An icon (any element) in the margin, on wide screens. */
  icon?: ReactNode;
  title: ReactNode;
  /** A few more words, below the title. */
  subtitle?: ReactNode;
  /** The lead, below the actions. */
  description?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /**
   * The heading level of the title; the look does not change.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3;
}

/**
 * The first page of a `FieldNotebook`: the head of a page. With a negative margin it lies over the
 * lower edge of a picture.
 */
export function NotebookCover({
  icon,
  title,
  subtitle,
  description,
  actions,
  headingLevel = 1,
  className,
  ...props
}: NotebookCoverProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header data-slot="notebook-cover" className={cx(paper, 'nz:cut-lg nz:cut-corner', className)} {...props}>
      <NotebookLeaf
        className="nz:pt-8 nz:pb-10 nz:lg:pt-14 nz:lg:pb-14"
        margin={
          icon ? (
            <span
              aria-hidden="true"
              data-slot="notebook-icon"
              className="nz:hidden nz:text-sign nz:lg:grid nz:[&>svg]:size-16 nz:[&>svg]:stroke-[1.25]"
            >
              {icon}
            </span>
          ) : null
        }
      >
        <div className="nz:grid nz:justify-items-start nz:gap-4 nz:lg:gap-5">
          <Heading data-slot="notebook-title" className="nz:type-display nz:hyphens-auto">
            {title}
          </Heading>
          {subtitle ? <p className="nz:type-h3">{subtitle}</p> : null}
          {actions ? (
            <div data-slot="notebook-actions" className="nz:flex nz:flex-wrap nz:gap-3">
              {actions}
            </div>
          ) : null}
          {description ? <p className="nz:type-lead nz:mt-2 nz:max-w-measure nz:text-pretty">{description}</p> : null}
        </div>
      </NotebookLeaf>
    </header>
  );
}
