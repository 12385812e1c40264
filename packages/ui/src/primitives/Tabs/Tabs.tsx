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
import { useHasStop } from './useHasStop.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
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
  /**
   * `vertical` puts the tabs into a column beside their panel, and the arrow keys up and down move between them: for many tabs, on wide places.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /** One TabList, and a TabPanel for each of its tabs. */
  children: ReactNode;
}

/** The chosen tab: the list brings it into view, and it is the stop of the Tab key. */
export const ChosenTabContext = createContext<string | undefined>(undefined);

/**
 * Panels of which one shows, and the tabs to choose it by. Arrow keys, Home and End move between the tabs; Tab goes on into the
 * panel: to its first link or control, or to the panel itself where it has none.
 *
 * Slots: `tabs`, `tab-list`, `tab-list-row`, `tab-list-more`, `tab`, `tab-icon`, `tab-bar`, `tab-panel`.
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
        {/* Radix writes a direction into the page, left to right unless told; an element of ours keeps that of the page. */}
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

/** The direction of the text around, which says where the arrow keys lead. It may change with the language, so it is read after every rendering. */
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
   * Stays in the page, unseen, while another tab is chosen: what was typed in it is kept.
   * @default false
   */
  isKept?: boolean;
}

/**
 * What shows while its tab is chosen. A panel that is only read takes focus itself, so that the keyboard gets into it; one that holds a link
 * or a control does not.
 *
 * @example <TabPanel value="insights">…</TabPanel>
 */
export function TabPanel({ value, isKept = false, className, style, ref, ...props }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const refs = useMemo(() => mergeRefs(panel, ref), [ref]);
  const isChosen = useContext(ChosenTabContext) === value;
  const hasStop = useHasStop(panel, isChosen);
  return (
    <Radix.Content asChild value={value} forceMount={isKept || undefined}>
      {/* Radix writes a style into the page, which a strict security policy refuses; an element of ours goes without. */}
      <div
        ref={refs}
        data-slot="tab-panel"
        tabIndex={hasStop ? -1 : 0}
        hidden={!isChosen}
        className={cx('nz:min-w-0 nz:focus-ring', className)}
        style={{ animationDuration: undefined, ...style }}
        {...props}
      />
    </Radix.Content>
  );
}
