import { cx } from '../../internal/cx.ts';
import { Link, type LinkProps } from '../../primitives/Link/Link.tsx';

/** The look of a header item, link or button. A gold thread below it marks the current one. */
export const barEntry = [
  'nz:inline-flex nz:min-h-hit nz:items-center nz:gap-1.5 nz:px-3 nz:text-start nz:text-md nz:leading-tight nz:font-semibold nz:hyphens-auto nz:focus-ring-inset',
  'nz:decoration-offbeat nz:underline-offset-[6px] nz:hover:underline nz:hover:decoration-2 nz:aria-[current]:underline nz:aria-[current]:decoration-3',
].join(' ');

/** A link of the header. */
export function BarLink({ className, ...props }: Omit<LinkProps, 'variant'>) {
  return <Link variant="plain" className={cx(barEntry, className)} {...props} />;
}
