import type { ReactNode } from 'react';

interface LeafProps {
  /** The content of the margin: a drawing or a mark. */
  margin?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A part of the notebook page: the margin, two ruled lines, and the text. On phones the margin is
 * above the text.
 */
export function Leaf({ margin, children, className = '' }: LeafProps) {
  return (
    <div
      className={`nz:relative nz:grid nz:gap-x-10 nz:gap-y-3 nz:ps-9 nz:lg:grid-cols-[7rem_1fr] nz:lg:ps-0 ${className}`}
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

/** The paper of the notebook. Its parts join without a gap. */
export const paper = 'nz:relative nz:mx-auto nz:max-w-272 nz:bg-surface nz:px-gutter nz:lg:px-12';
