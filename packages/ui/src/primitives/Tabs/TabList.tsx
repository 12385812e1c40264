'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useContext, useEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { ChosenTabContext } from './Tabs.tsx';

export interface TabListProps extends ComponentProps<'div'> {
  /** What one chooses here, in words: the list's name for a screen reader. */
  label: string;
}

/**
 * The tabs, over a double thread. Where they do not fit they scroll sideways, and the chosen one is brought into view.
 *
 * @example <TabList label="Climate data"><Tab value="realtime">Realtime</Tab></TabList>
 */
export function TabList({ label, className, children, ...props }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = useContext(ChosenTabContext);
  useEffect(() => {
    if (chosen !== undefined && list.current) bringIntoView(list.current);
  }, [chosen]);
  return (
    <div
      data-slot="tab-list"
      className={cx(
        'nz:min-w-0 nz:border-b-[length:var(--nz-border-thread)] nz:border-line-strong nz:pb-(--nz-double-gap)',
        className,
      )}
      {...props}
    >
      <Radix.List
        ref={list}
        data-slot="tab-list-row"
        aria-label={label}
        className="nz:relative nz:flex nz:overflow-x-auto nz:border-b-[length:var(--nz-border-thread)] nz:border-line-strong nz:[scrollbar-width:none]"
      >
        {children}
      </Radix.List>
    </div>
  );
}

/** Scrolls the list alone: `scrollIntoView` would move the page too. */
function bringIntoView(list: HTMLElement) {
  const tab = list.querySelector<HTMLElement>('[data-state="active"]');
  if (!tab) return;
  const room = 24;
  const { left, right } = tab.getBoundingClientRect();
  const edges = list.getBoundingClientRect();
  if (left < edges.left + room) list.scrollLeft -= edges.left + room - left;
  else if (right > edges.right - room) list.scrollLeft += right - edges.right + room;
}

export interface TabProps extends ComponentProps<'button'> {
  /** The value of its panel. */
  value: string;
  /** A lucide icon before the words. It gives way on phones, where the room is needed. */
  icon?: ReactNode;
}

/**
 * Chooses its panel.
 *
 * @example <Tab value="realtime" icon={<Activity />}>Realtime</Tab>
 */
export function Tab({ icon, className, children, ...props }: TabProps) {
  return (
    <Radix.Trigger
      data-slot="tab"
      className={cx(
        'nz:group/tab nz:relative nz:inline-flex nz:min-h-13 nz:shrink-0 nz:items-center nz:gap-2 nz:px-3 nz:py-3 nz:font-semibold nz:whitespace-nowrap nz:sm:px-5',
        'nz:text-text-muted nz:transition-colors nz:duration-(--nz-dur-quick) nz:first:ps-1 nz:hover:text-text nz:data-[state=active]:text-text',
        'nz:disabled:text-text-muted nz:disabled:line-through nz:focus-ring-inset',
        className,
      )}
      {...props}
    >
      {icon ? (
        <span aria-hidden="true" data-slot="tab-icon" className="nz:hidden nz:shrink-0 nz:sm:inline nz:[&>svg]:size-5">
          {icon}
        </span>
      ) : null}
      {children}
      <span aria-hidden="true" data-slot="tab-bar" className={bar} />
    </Radix.Trigger>
  );
}

/** The bar under the words of the chosen tab. */
const bar = cx(
  'nz:absolute nz:start-3 nz:end-3 nz:bottom-0 nz:hidden nz:h-1 nz:bg-primary nz:group-data-[state=active]/tab:block nz:sm:start-5 nz:sm:end-5',
  'nz:group-first/tab:start-1 nz:forced-colors:bg-[Highlight]',
);
