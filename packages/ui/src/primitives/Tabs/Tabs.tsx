'use client';

import * as Radix from '@radix-ui/react-tabs';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useHasTabStop } from './useHasTabStop.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The selected tab, if it is controlled, for example by the URL. */
  value?: string;
  /** The initially selected tab, if it is uncontrolled. */
  defaultValue?: string;
  /** Called with the newly selected tab. */
  onValueChange?: (value: string) => void;
  /**
   * `automatic` selects a tab as soon as the arrow keys reach it; `manual` waits for Enter or
   * Space, for panels that are slow to load.
   * @default 'automatic'
   */
  activationMode?: 'automatic' | 'manual';
  /**
   * `vertical` puts the tabs in a column beside their panel, with the up and down arrow keys: for
   * many tabs, on wide screens.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /** One TabList, and a TabPanel for each of its tabs. */
  children: ReactNode;
}

/** The selected tab: the list scrolls it into view and makes it the tab stop. */
export const ChosenTabContext = createContext<string | undefined>(undefined);

/**
 * Panels of which one is visible, and the tabs to select it. Arrow keys, Home and End move between
 * the tabs; Tab moves into the panel: to its first link or control, or to the panel itself if it
 * has none.
 *
 * Slots: `tabs`, `tab-list`, `tab-list-row`, `tab-list-more`, `tab`, `tab-icon`, `tab-bar`,
 * `tab-panel`.
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
export function Tabs({
  value,
  defaultValue,
  onValueChange,
  activationMode,
  orientation,
  className,
  dir,
  ref,
  children,
  ...props
}: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const direction = useDirection(root);
  return (
    <ChosenTabContext value={chosen}>
      <Radix.Root
        asChild
        dir={direction}
        activationMode={activationMode}
        orientation={orientation}
        value={chosen}
        onValueChange={(next) => {
          setOwn(next);
          onValueChange?.(next);
        }}
      >
        {/* Radix sets left-to-right by default; our own element inherits the page direction. */}
        <div
          ref={root}
          dir={dir}
          data-slot="tabs"
          className={cx(
            'nz:grid nz:min-w-0 nz:grid-cols-1 nz:gap-6',
            'nz:data-[orientation=vertical]:grid-cols-[minmax(auto,16rem)_1fr] nz:data-[orientation=vertical]:items-start',
            className,
          )}
          {...props}
        >
          {children}
        </div>
      </Radix.Root>
    </ChosenTabContext>
  );
}

/**
 * The text direction of the surroundings, which sets the direction of the arrow keys. Read after
 * every render, because it may change with the language.
 */
function useDirection(element: RefObject<HTMLElement | null>): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useEffect(() => {
    if (element.current) setDirection(getComputedStyle(element.current).direction === 'rtl' ? 'rtl' : 'ltr');
  });
  return direction;
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The value of its tab. */
  value: string;
  /**
   * Keeps the panel mounted but hidden while another tab is selected, so that its inputs keep their
   * values.
   * @default false
   */
  isKept?: boolean;
}

/**
 * Visible while its tab is selected. A panel without links and controls is focusable itself, so
 * that the keyboard can scroll it.
 *
 * @example <TabPanel value="insights">…</TabPanel>
 */
export function TabPanel({ value, isKept = false, className, style, ref, ...props }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const refs = useMemo(() => mergeRefs(panel, ref), [ref]);
  const isChosen = useContext(ChosenTabContext) === value;
  const hasStop = useHasTabStop(panel, isChosen);
  return (
    <Radix.Content asChild value={value} forceMount={isKept || undefined}>
      {/* Radix adds a style attribute, which a strict CSP blocks; our own element does not. */}
      <div
        ref={refs}
        data-slot="tab-panel"
        tabIndex={hasStop ? -1 : 0}
        // A class, not the attribute: `hidden` could not be undone on paper and without scripts.
        hidden={false}
        className={cx('nz:min-w-0 nz:focus-ring nz:data-[state=inactive]:hidden', className)}
        style={{ animationDuration: undefined, ...style }}
        {...props}
      />
    </Radix.Content>
  );
}
