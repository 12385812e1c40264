import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { topNavigationMessages } from './TopNavigation.messages.ts';

/** Leads past the bar. A plain anchor: it works before any script, and it stays out of the router's history. */
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
      className={cx(
        // The ring stands inside, on the link's own ground: outside it could be any picture.
        'sr-only rounded-control bg-surface font-semibold text-text shadow-float focus-ring-inset',
        'focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-(--nz-z-dropdown) focus:px-5 focus:py-3',
      )}
    >
      <FormattedMessage {...topNavigationMessages.skip} />
    </a>
  );
}
