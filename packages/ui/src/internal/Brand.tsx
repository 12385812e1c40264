import type { ReactNode } from 'react';
import { Link } from '../primitives/Link/Link.tsx';
import { Logo } from '../primitives/Logo/Logo.tsx';
import { cx } from './cx.ts';

export interface BrandProps {
  name: string;
  href: string;
  /** Instead of the package's own mark. Decorative: the name stands beside it. */
  logo?: ReactNode;
  /** Follows the name for a screen reader: where the link goes. */
  goesTo?: ReactNode;
  className?: string;
}

/**
 * Mark and name as a link. Where the room is short (a narrow phone, a long language) the name drops out of sight, never the mark: it wraps
 * to a second row, which the fixed height hides.
 */
export function Brand({ name, href, logo, goesTo, className }: BrandProps) {
  return (
    <Link
      variant="plain"
      href={href}
      className={cx(
        'flex h-10 min-w-9 flex-wrap items-center gap-x-2 overflow-hidden hover:no-underline! lg:gap-x-2.5',
        className,
      )}
    >
      <span className="contents [&>img]:h-9 [&>img]:w-auto lg:[&>img]:h-10">
        {logo ?? <Logo className="h-9 lg:h-10" />}
      </span>
      <span
        className={cx(
          'h-10 font-display leading-10 tracking-[-0.005em] whitespace-nowrap',
          'text-[1.25rem] [font-weight:var(--nz-weight-display-sm)] lg:text-[1.375rem] lg:[font-weight:var(--nz-weight-display)]',
        )}
      >
        {name}
        {goesTo ? <span className="sr-only"> {goesTo}</span> : null}
      </span>
    </Link>
  );
}
