import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

interface NotebookLeafProps extends ComponentProps<'div'> {
  /** What is in the margin: a drawing, a mark. */
  margin?: ReactNode;
}

/**
 * A part of a page: the margin, its two ruled lines, and what is written beside it. On phones the
 * margin is above the text.
 */
export function NotebookLeaf({ margin, className, children, ...props }: NotebookLeafProps) {
  return (
    <div
      className={cx(
        'nz:relative nz:grid nz:gap-x-10 nz:gap-y-3 nz:ps-9 nz:lg:grid-cols-[7rem_1fr] nz:lg:ps-0',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden="true"
        className="nz:absolute nz:inset-y-0 nz:start-3 nz:w-[7px] nz:border-give nz:border-x-[1.5px] nz:opacity-60 nz:lg:start-32"
      />
      <div className="nz:flex nz:items-center nz:gap-3 nz:lg:flex-col nz:lg:items-start">{margin}</div>
      <div className="nz:min-w-0 nz:lg:ps-4">{children}</div>
    </div>
  );
}

/** The paper of the notebook. Its parts follow each other without a gap. */
export const paper = 'nz:relative nz:mx-auto nz:max-w-272 nz:bg-surface nz:px-gutter nz:lg:px-12';
