import { Send } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';

export interface WaitingNoteProps extends Omit<ComponentProps<typeof Link>, 'children' | 'href' | 'variant'> {
  /** The page that lists what waits. */
  href: string;
  /** How many wait, as a localised number. */
  count: ReactNode;
  /** The name for screen readers, with the number: "2 forms wait to be sent". */
  label: string;
}

/**
 * A link in the header that shows how many forms wait to be sent. For the slot
 * `top-navigation-notice` of `TopNavigation`.
 *
 * Slots: `waiting-note`.
 *
 * @example <WaitingNote href="/outbox" count="2" label="2 forms wait to be sent" />
 */
export function WaitingNote({ href, count, label, className, ...props }: WaitingNoteProps) {
  return (
    <Link
      variant="plain"
      href={href}
      aria-label={label}
      data-slot="waiting-note"
      className={cx(
        'nz:relative nz:inline-flex nz:size-hit nz:shrink-0 nz:items-center nz:justify-center nz:text-inherit nz:no-underline',
        className,
      )}
      {...props}
    >
      <Send aria-hidden="true" className="nz:size-5" />
      <span
        aria-hidden="true"
        className="nz:absolute nz:end-0.5 nz:top-0.5 nz:grid nz:h-5 nz:min-w-5 nz:place-items-center nz:rounded-full nz:bg-primary nz:px-1 nz:text-on-primary nz:text-xs nz:font-bold nz:forced-colors:border"
      >
        {count}
      </span>
    </Link>
  );
}
