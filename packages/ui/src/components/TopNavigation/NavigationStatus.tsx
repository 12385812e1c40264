import { CircleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { topNavigationMessages } from './TopNavigation.messages.ts';

/** In place of the links, while they are on their way. */
export function NavigationLoading({ className }: { className?: string }) {
  return (
    <p role="status" className={className}>
      <Spinner className="me-2.5" />
      <FormattedMessage {...topNavigationMessages.loading} />
    </p>
  );
}

/**
 * Stands below the bar at the top of the page and scrolls away with it: the stand-in links are in the bar, so nothing is lost. Over a hero
 * it hangs over the picture.
 */
export function NavigationError({ isOverHero }: { isOverHero: boolean }) {
  return (
    <div
      className={cx(
        'wrap pt-5 print:hidden',
        isOverHero && 'pointer-events-none absolute inset-x-0 top-16 z-(--nz-z-sticky) lg:top-19',
      )}
    >
      <p
        role="alert"
        className={cx(
          'pointer-events-auto inline-flex items-center gap-3 px-4 py-3 text-md',
          'border-s-[6px] border-danger bg-danger-soft text-on-danger-soft',
        )}
      >
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0">
          <FormattedMessage {...topNavigationMessages.error} />
        </span>
      </p>
    </div>
  );
}
