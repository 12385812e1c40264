import { cx } from '../../internal/cx.ts';
import { Link, type LinkProps } from '../../primitives/Link/Link.tsx';

/** The look of an entry of the bar, link or button. A gold thread below it is the current one. */
export const barEntry = [
  'inline-flex min-h-hit items-center gap-1.5 px-3 text-start text-md leading-tight font-semibold hyphens-auto focus-ring-inset',
  'decoration-offbeat underline-offset-[6px] hover:underline hover:decoration-2 aria-[current]:underline aria-[current]:decoration-3',
].join(' ');

/** A link of the bar. */
export function BarLink({ className, ...props }: Omit<LinkProps, 'variant'>) {
  return <Link variant="plain" className={cx(barEntry, className)} {...props} />;
}
