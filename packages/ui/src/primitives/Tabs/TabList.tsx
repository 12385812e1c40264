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
export function TabList({ label, className, ...props }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = useContext(ChosenTabContext);
  useEffect(() => {
    if (chosen !== undefined && list.current) bringIntoView(list.current);
  }, [chosen]);
  return (
    <div
      className={cx(
        'min-w-0 border-b-[length:var(--nz-border-thread)] border-line-strong pb-(--nz-double-gap)',
        className,
      )}
    >
      <Radix.List
        ref={list}
        data-slot="tab-list"
        aria-label={label}
        className="relative flex overflow-x-auto border-b-[length:var(--nz-border-thread)] border-line-strong [scrollbar-width:none]"
        {...props}
      />
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
        'group/tab relative inline-flex min-h-13 shrink-0 items-center gap-2 px-3 py-3 font-semibold whitespace-nowrap sm:px-5',
        'text-text-muted transition-colors duration-(--nz-dur-quick) first:ps-1 hover:text-text data-[state=active]:text-text',
        'disabled:text-text-muted disabled:line-through focus-ring-inset',
        className,
      )}
      {...props}
    >
      {icon ? (
        <span aria-hidden="true" className="hidden shrink-0 sm:inline [&>svg]:size-5">
          {icon}
        </span>
      ) : null}
      {children}
      <span aria-hidden="true" className={bar} />
    </Radix.Trigger>
  );
}

/** The bar under the words of the chosen tab. */
const bar = cx(
  'absolute start-3 end-3 bottom-0 hidden h-1 bg-primary group-data-[state=active]/tab:block sm:start-5 sm:end-5',
  'group-first/tab:start-1 forced-colors:bg-[Highlight]',
);
