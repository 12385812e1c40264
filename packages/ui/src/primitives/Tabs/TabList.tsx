'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { ChevronRight } from '../../internal/icons.tsx';
import { ChosenTabContext } from './Tabs.tsx';
import { type Overflow, useOverflow } from './useOverflow.ts';

export interface TabListProps extends ComponentProps<'div'> {
  /** The accessible name of the list. */
  label: string;
}

/**
 * The tabs, over a double thread. If they do not fit, they scroll sideways, arrows show it, and the
 * selected tab is scrolled into view.
 *
 * @example <TabList label="Climate data"><Tab value="realtime">Realtime</Tab></TabList>
 */
export function TabList({ label, className, children, ...props }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const hasStop = useChosenTab(list);
  const overflow = useOverflow(list);
  return (
    <div data-slot="tab-list" className={cx(threads, className)} {...props}>
      <Radix.List asChild aria-label={label}>
        {/* As in TabPanel: without the style that Radix adds. */}
        <div
          ref={list}
          data-slot="tab-list-row"
          // The selected tab is the tab stop. If none is selected, the list is, and passes focus to
          // its first tab.
          tabIndex={hasStop ? -1 : 0}
          style={{ outline: undefined }}
          className={cx(
            // The text of the tabs is aligned with their panel; the focus ring of the first tab has
            // its space before that.
            'nz:relative nz:-ms-1 nz:flex nz:overflow-x-auto nz:outline-none nz:[scrollbar-width:none]',
            'nz:aria-[orientation=vertical]:flex-col nz:aria-[orientation=vertical]:overflow-x-visible',
            fade(overflow),
          )}
        >
          {children}
        </div>
      </Radix.List>
      <ScrollArrow side="start" isShown={overflow.start} />
      <ScrollArrow side="end" isShown={overflow.end} />
    </div>
  );
}

/** Scrolls the selected tab into view. Returns whether there is a focusable selected tab. */
function useChosenTab(list: RefObject<HTMLDivElement | null>): boolean {
  const chosen = useContext(ChosenTabContext);
  const [hasStop, setHasStop] = useState(chosen !== undefined);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    setHasStop(chosen !== undefined && Boolean(tab?.matches(':enabled')));
    if (tab && list.current) scrollTabIntoView(list.current, tab);
  }, [chosen, list]);
  return hasStop;
}

/** Scrolls only the list: `scrollIntoView` would scroll the page too. */
function scrollTabIntoView(list: HTMLElement, tab: HTMLElement) {
  const margin = 40;
  const { left, right } = tab.getBoundingClientRect();
  const edges = list.getBoundingClientRect();
  if (left < edges.left + margin) list.scrollLeft -= edges.left + margin - left;
  else if (right > edges.right - margin) list.scrollLeft += right - edges.right + margin;
}

/**
 * An arrow at an edge with more tabs behind it. The list itself scrolls by touch, wheel and arrow
 * keys.
 */
function ScrollArrow({ side, isShown }: { side: keyof Overflow; isShown: boolean }) {
  if (!isShown) return null;
  return (
    <ChevronRight
      aria-hidden="true"
      data-slot="tab-list-more"
      data-side={side}
      className={cx(
        'nz:pointer-events-none nz:absolute nz:top-4 nz:size-5 nz:text-text',
        side === 'start' ? 'nz:-start-1 nz:rotate-180 nz:rtl:rotate-0' : 'nz:end-0 nz:rtl:rotate-180',
      )}
    />
  );
}

/** The tabs fade out below the arrow. */
const fade = ({ start, end }: Overflow) => {
  const sides = `${start ? 'start' : ''}${end ? 'end' : ''}` as keyof typeof fades;
  return fades[sides];
};
const fades = {
  '': '',
  start: [
    'nz:[mask-image:linear-gradient(to_right,transparent_1.25rem,black_3rem)]',
    'nz:rtl:[mask-image:linear-gradient(to_left,transparent_1.25rem,black_3rem)]',
  ],
  end: [
    'nz:[mask-image:linear-gradient(to_left,transparent_1.25rem,black_3rem)]',
    'nz:rtl:[mask-image:linear-gradient(to_right,transparent_1.25rem,black_3rem)]',
  ],
  startend:
    'nz:[mask-image:linear-gradient(to_right,transparent_1.25rem,black_3rem,black_calc(100%-3rem),transparent_calc(100%-1.25rem))]',
};

/** The double thread: below the tabs, or beside them in a column. */
const threads = cx(
  'nz:relative nz:min-w-0 nz:border-line-strong nz:after:pointer-events-none nz:after:absolute nz:after:bg-line-strong',
  'nz:not-has-[>[aria-orientation=vertical]]:border-b-[length:var(--nz-border-thread)]',
  'nz:not-has-[>[aria-orientation=vertical]]:pb-[calc(var(--nz-double-gap)+var(--nz-border-thread))]',
  'nz:not-has-[>[aria-orientation=vertical]]:after:inset-x-0 nz:not-has-[>[aria-orientation=vertical]]:after:bottom-(--nz-double-gap)',
  'nz:not-has-[>[aria-orientation=vertical]]:after:h-(--nz-border-thread)',
  'nz:has-[>[aria-orientation=vertical]]:border-e-[length:var(--nz-border-thread)]',
  'nz:has-[>[aria-orientation=vertical]]:pe-[calc(var(--nz-double-gap)+var(--nz-border-thread))]',
  'nz:has-[>[aria-orientation=vertical]]:after:inset-y-0 nz:has-[>[aria-orientation=vertical]]:after:end-(--nz-double-gap)',
  'nz:has-[>[aria-orientation=vertical]]:after:w-(--nz-border-thread)',
);
