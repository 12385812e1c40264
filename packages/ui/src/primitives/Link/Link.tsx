import { cx } from '../../internal/cx.ts';
import { type NzeteLinkProps, useNzete } from '../../provider/NzeteProvider.tsx';

export interface LinkProps extends NzeteLinkProps {
  /**
   * `thread`: stands alone, with a gold thread under it. `inline`: inside a sentence. `plain`: no line until it is pointed at (menus, footers).
   * @default 'thread'
   */
  variant?: 'thread' | 'inline' | 'plain';
}

const variants = {
  thread:
    'thread inline-flex min-h-8 items-center gap-2 font-semibold text-link [&_svg]:size-[1.25em] [&_svg]:shrink-0',
  inline: 'text-link underline decoration-link-thread decoration-2 underline-offset-4',
  plain: 'decoration-offbeat decoration-2 underline-offset-[6px] hover:underline',
};

/**
 * A link, followed by the provider's `linkComponent`.
 *
 * @example <Link href="/our-story">Read our story</Link>
 */
export function Link({ variant = 'thread', className, ...props }: LinkProps) {
  const { linkComponent: LinkComponent } = useNzete();
  return <LinkComponent data-slot="link" className={cx('focus-ring', variants[variant], className)} {...props} />;
}
