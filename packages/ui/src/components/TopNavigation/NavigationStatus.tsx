'use client';

import { CircleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { topNavigationMessages } from './TopNavigation.messages.ts';

/** Replaces the links while they load. */
export function NavigationLoading({ className }: { className?: string }) {
  return (
    <p role="status" data-slot="top-navigation-status" className={className}>
      <Spinner className="nz:me-2.5" />
      <FormattedMessage {...topNavigationMessages.loading} />
    </p>
  );
}

/**
 * Below the header at the top of the page, and scrolls with it: the fallback links are in the
 * header, so nothing is lost. Above a hero it overlays the picture.
 */
export function NavigationError({ isOverHero }: { isOverHero: boolean }) {
  return (
    <div
      className={cx(
        'nz:wrap nz:pt-5 nz:print:hidden',
        isOverHero && 'nz:pointer-events-none nz:absolute nz:inset-x-0 nz:top-16 nz:z-(--nz-z-sticky) nz:lg:top-19',
      )}
    >
      <p
        role="alert"
        data-slot="top-navigation-status"
        className={cx(
          'nz:pointer-events-auto nz:inline-flex nz:items-center nz:gap-3 nz:px-4 nz:py-3 nz:text-md',
          'nz:border-s-[6px] nz:border-danger nz:bg-danger-soft nz:text-on-danger-soft',
        )}
      >
        <CircleAlert aria-hidden="true" className="nz:size-5 nz:shrink-0" />
        <span className="nz:min-w-0">
          <FormattedMessage {...topNavigationMessages.error} />
        </span>
      </p>
    </div>
  );
}
