import type { ReactNode } from 'react';
import { Link } from '../primitives/Link/Link.tsx';
import { Logo } from '../primitives/Logo/Logo.tsx';
import { cx } from './cx.ts';

export interface BrandProps {
  name: string;
  href: string;
  /** Replaces the package's own logo. Decorative: the name is beside it. */
  logo?: ReactNode;
  /** Read by screen readers after the name: the target of the link. */
  goesTo?: ReactNode;
  className?: string;
}

/**
 * Logo and name as a link. In a narrow space the name takes two lines; if its longest word does not
 * fit, it wraps into a row that the fixed height hides, and only the logo shows.
 */
export function Brand({ name, href, logo, goesTo, className }: BrandProps) {
  return (
    <Link
      variant="plain"
      href={href}
      className={cx(
        'nz:flex nz:h-10 nz:min-w-9 nz:flex-wrap nz:items-center nz:gap-x-2 nz:overflow-hidden nz:hover:no-underline! nz:lg:gap-x-2.5',
        className,
      )}
    >
      <span className="nz:contents nz:*:h-9 nz:*:w-auto nz:*:shrink-0 nz:lg:*:h-10">{logo ?? <Logo />}</span>
      <span
        className={cx(
          'nz:flex nz:h-10 nz:flex-[1_0_min-content] nz:items-center nz:font-display nz:leading-5 nz:tracking-[-0.005em]',
          'nz:text-[1.25rem] nz:[font-weight:var(--nz-weight-display-sm)] nz:lg:text-[1.375rem] nz:lg:[font-weight:var(--nz-weight-display)]',
        )}
      >
        <span className="nz:bare">
          {name}
          {goesTo ? <span className="nz:sr-only"> {goesTo}</span> : null}
        </span>
      </span>
    </Link>
  );
}
