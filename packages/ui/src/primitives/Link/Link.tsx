'use client';

import { cx } from '../../internal/cx.ts';
import { type NzeteLinkProps, useNzete } from '../../provider/NzeteProvider.tsx';

export interface LinkProps extends NzeteLinkProps {
  /**
   * `thread`: on its own, with a gold underline. `inline`: inside a sentence. `plain`: underlined
   * on hover only (menus, footers).
   * @default 'thread'
   */
  variant?: 'thread' | 'inline' | 'plain';
  /**
   * The height of a `thread`: `lg` is that of a button, for a link with space around it.
   * @default 'md'
   */
  size?: 'md' | 'lg';
}

const variants = {
  thread:
    'nz:thread nz:inline-flex nz:min-h-8 nz:arrows-follow nz:items-center nz:gap-2 nz:font-semibold nz:text-link nz:[&_svg]:size-[1.25em] nz:[&_svg]:shrink-0',
  inline: 'nz:in-sentence nz:text-link nz:underline nz:decoration-link-thread nz:decoration-2 nz:underline-offset-4',
  plain: 'nz:decoration-offbeat nz:decoration-2 nz:underline-offset-[6px] nz:hover:underline',
};

/**
 * A link, rendered by the provider's `linkComponent`. An arrow in it points in the direction of the
 * text, in right-to-left languages too.
 *
 * Slots: `link`.
 *
 * @example <Link href="/our-story">Read our story</Link>
 */
export function Link({ variant = 'thread', size = 'md', className, ...props }: LinkProps) {
  const { linkComponent: LinkComponent } = useNzete();
  const look = cx(variants[variant], size === 'lg' && 'nz:min-h-hit');
  return <LinkComponent data-slot="link" className={cx('nz:focus-ring', look, className)} {...props} />;
}
