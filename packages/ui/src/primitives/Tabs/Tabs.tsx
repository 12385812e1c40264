'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, createContext, type ReactNode, useState } from 'react';
import { cx } from '../../internal/cx.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The chosen tab, for controlling it from outside, such as from the address. */
  value?: string;
  /** The tab chosen at first, when it controls itself. */
  defaultValue?: string;
  /** Another tab is chosen. */
  onValueChange?: (value: string) => void;
  /**
   * `automatic` shows a panel as the arrow keys reach its tab; `manual` waits for Enter or Space: for panels that take long to load.
   * @default 'automatic'
   */
  activationMode?: 'automatic' | 'manual';
  /** One TabList, and a TabPanel for each of its tabs. */
  children: ReactNode;
}

/** The chosen tab, for the list to bring it into view. */
export const ChosenTabContext = createContext<string | undefined>(undefined);

/**
 * Panels of which one shows, and the tabs to choose it by. Arrow keys, Home and End move between the tabs; Tab goes on into the panel.
 *
 * @example
 * <Tabs defaultValue="realtime">
 *   <TabList label="Climate data">
 *     <Tab value="realtime" icon={<Activity />}>Realtime</Tab>
 *     <Tab value="insights">Insights</Tab>
 *   </TabList>
 *   <TabPanel value="realtime">…</TabPanel>
 *   <TabPanel value="insights">…</TabPanel>
 * </Tabs>
 */
export function Tabs({ value, defaultValue, onValueChange, className, ...props }: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  return (
    <ChosenTabContext value={chosen}>
      <Radix.Root
        data-slot="tabs"
        className={cx('nz:grid nz:min-w-0 nz:grid-cols-1 nz:gap-6', className)}
        value={chosen}
        onValueChange={(next) => {
          setOwn(next);
          onValueChange?.(next);
        }}
        {...props}
      />
    </ChosenTabContext>
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The value of its tab. */
  value: string;
}

/**
 * What shows while its tab is chosen. It takes focus itself, so that the keyboard gets into a panel that is only read.
 *
 * @example <TabPanel value="insights">…</TabPanel>
 */
export function TabPanel({ className, ...props }: TabPanelProps) {
  return <Radix.Content data-slot="tab-panel" className={cx('nz:min-w-0 nz:focus-ring', className)} {...props} />;
}
