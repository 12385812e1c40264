'use client';

import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { topNavigationMessages } from './TopNavigation.messages.ts';

/**
 * Skips the header. A plain anchor: it works before hydration, and adds nothing to the router's
 * history.
 */
export function SkipLink({ targetId }: { targetId: string }) {
  const focusTarget = (event: MouseEvent) => {
    const target = document.getElementById(targetId);
    if (!target) return;
    event.preventDefault();
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  };
  return (
    <a
      href={`#${targetId}`}
      onClick={focusTarget}
      data-slot="skip-link"
      className={cx(
        // The focus ring is inside, on the link's ground: outside it could be over any picture.
        'nz:sr-only nz:rounded-control nz:bg-surface nz:font-semibold nz:text-text nz:shadow-float nz:focus-ring-inset',
        'nz:focus:not-sr-only nz:focus:fixed nz:focus:start-2 nz:focus:top-2 nz:focus:z-(--nz-z-dropdown) nz:focus:px-5 nz:focus:py-3',
      )}
    >
      <FormattedMessage {...topNavigationMessages.skip} />
    </a>
  );
}
