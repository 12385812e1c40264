'use client';

import { Minus, Plus } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useContext,
  useState,
} from 'react';
import { cx } from '../../internal/cx.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'open' | 'name' | 'onToggle'> {
  /** The summary row: a question, a topic. It may contain a heading element. */
  title: ReactNode;
  /** Whether it is open, for a controlled component. */
  isOpen?: boolean;
  /**
   * Whether it is open at first, if it is uncontrolled.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes: by a click, by its group, or by the browser's find-in-page. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** What a group passes to its rows. */
export const DisclosureGroupContext = createContext<{ name?: string; keepsOneOpen: boolean }>({ keepsOneOpen: false });

/**
 * A row that expands. It is a native details element: it works without JavaScript, and find-in-page
 * searches its content.
 *
 * Slots: `disclosure`, `disclosure-title`, `disclosure-content`, `disclosure-group`.
 *
 * @example <Disclosure title="Who owns the borehole?">The village committee.</Disclosure>
 */
export function Disclosure({
  title,
  isOpen: isOpenProp,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...props
}: DisclosureProps) {
  const { name, keepsOneOpen } = useContext(DisclosureGroupContext);
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = isOpenProp ?? own;
  const isHeldOpen = keepsOneOpen && isOpen;
  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    const { open } = currentTarget;
    if (open === isOpen) return;
    if (open && name) closeOthers(currentTarget);
    setOwn(open);
    onOpenChange?.(open);
  };
  const handlePress = (event: MouseEvent<HTMLElement>) => {
    if (isHeldOpen) return event.preventDefault();
    // The browser toggles it, unless it is controlled: then the parent decides.
    if (isOpenProp === undefined) return;
    event.preventDefault();
    onOpenChange?.(!isOpen);
  };
  return (
    <details
      data-slot="disclosure"
      open={isOpenProp ?? defaultOpen}
      name={name}
      onToggle={handleToggle}
      className={cx(
        'nz:border-b-[length:var(--nz-border-thread)] nz:border-line-strong nz:first:border-t-[length:var(--nz-border-thread)]',
        className,
      )}
      {...props}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is what opens its details, by press and by key */}
      <summary
        aria-disabled={isHeldOpen || undefined}
        onClick={handlePress}
        data-slot="disclosure-title"
        className={row}
      >
        {title}
        <Plus aria-hidden="true" className="nz:size-5 nz:shrink-0 nz:[details[open]>summary>&]:hidden" />
        <Minus aria-hidden="true" className="nz:hidden nz:size-5 nz:shrink-0 nz:[details[open]>summary>&]:block" />
      </summary>
      <div data-slot="disclosure-content" className="nz:max-w-measure nz:pe-8 nz:pb-4 nz:text-text-2">
        {children}
      </div>
    </details>
  );
}

/**
 * Closes the other rows in browsers without `details[name]` (Chrome before 120, Safari before
 * 17.2).
 */
function closeOthers(opened: HTMLDetailsElement) {
  const group = opened.closest('[data-slot="disclosure-group"]');
  for (const row of group?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (row !== opened && row.getAttribute('name') === opened.getAttribute('name')) row.open = false;
  }
}

const row = cx(
  'nz:flex nz:min-h-14 nz:list-none nz:items-center nz:justify-between nz:gap-4 nz:py-3 nz:text-start nz:font-semibold nz:hyphens-auto nz:focus-ring-inset',
  'nz:[&::-webkit-details-marker]:hidden',
);
