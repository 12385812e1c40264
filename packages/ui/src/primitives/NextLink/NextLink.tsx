import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../Link/Link.tsx';

export interface NextLinkProps extends ComponentProps<'p'> {
  href: string;
}

/**
 * The last line of a page of a series: a link to the next page, below a line.
 *
 * Slots: `next-link`.
 *
 * @example <NextLink href="/wildlife">Next: Wildlife</NextLink>
 */
export function NextLink({ href, className, children, ...props }: NextLinkProps) {
  return (
    <p data-slot="next-link" className={cx('nz:border-line nz:border-t-[1.5px] nz:pt-5', className)} {...props}>
      <Link href={href} size="lg">
        {children}
        <ArrowRight aria-hidden="true" className="nz:bare" />
      </Link>
    </p>
  );
}
