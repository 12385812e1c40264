'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { cx } from '../../internal/cx.ts';
import { ChosenTabContext } from './Tabs.tsx';

export interface TabProps extends ComponentProps<'button'> {
  /** The value of its panel. */
  value: string;
  /** An icon (any element) before the label. Hidden on phones to save space. */
  icon?: ReactNode;
}

/**
 * Selects its panel.
 *
 * @example <Tab value="realtime" icon={<Activity />}>Realtime</Tab>
 */
export function Tab({ icon, className, children, ...props }: TabProps) {
  const chosen = useContext(ChosenTabContext);
  return (
    <Radix.Trigger
      data-slot="tab"
      // Radix puts no tab into the tab order before the first one had focus.
      tabIndex={props.value === chosen ? 0 : -1}
      // The panels of other tabs may not exist.
      {...(props.value !== chosen && { 'aria-controls': undefined })}
      className={cx(
        'nz:group/tab nz:relative nz:inline-flex nz:min-h-13 nz:shrink-0 nz:items-center nz:gap-2 nz:px-3 nz:py-3 nz:font-semibold nz:whitespace-nowrap nz:sm:px-5',
        'nz:text-text-muted nz:transition-colors nz:duration-(--nz-dur-quick) nz:first:ps-1 nz:hover:text-text nz:data-[state=active]:text-text',
        // A variable: a `:first-child` rule for a descendant makes the browser search the whole
        // page on changes.
        'nz:first:[--nz-tab-bar:--spacing(1)]',
        'nz:data-[orientation=vertical]:ps-1 nz:data-[orientation=vertical]:text-start nz:data-[orientation=vertical]:whitespace-normal',
        'nz:focus-ring-inset nz:disabled:unavailable nz:disabled:px-3 nz:sm:disabled:px-5',
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

/** The bar under the selected tab; in a column, beside it. */
const bar = cx(
  'nz:absolute nz:start-[var(--nz-tab-bar,--spacing(3))] nz:end-3 nz:bottom-0 nz:hidden nz:h-1 nz:bg-primary nz:group-data-[state=active]/tab:block',
  'nz:sm:start-[var(--nz-tab-bar,--spacing(5))] nz:sm:end-5',
  'nz:forced-colors:bg-[Highlight]',
  'nz:group-data-[orientation=vertical]/tab:inset-y-2 nz:group-data-[orientation=vertical]/tab:start-auto nz:group-data-[orientation=vertical]/tab:end-0',
  'nz:group-data-[orientation=vertical]/tab:h-auto nz:group-data-[orientation=vertical]/tab:w-1',
);
