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
  /** The row that is pressed: a question, a topic. A heading element may be in it. */
  title: ReactNode;
  /** Whether it is open, for controlling it from outside. */
  isOpen?: boolean;
  /**
   * Whether it is open at first, when it controls itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** It opened or closed: by a press, by its group, or by the browser, which opens it when a search on the page finds text in it. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** What a group tells its rows. */
export const DisclosureGroupContext = createContext<{ name?: string; keepsOneOpen: boolean }>({ keepsOneOpen: false });

/**
 * A row that opens to what belongs to it. It is the browser's own details element: it works before any script has come, and a search on the
 * page finds what is inside.
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
    // The browser opens and closes it, unless it is controlled: then its parent decides.
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

/** What browsers with `details[name]` do by themselves (Chrome from 120, Safari from 17.2), for those before. */
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
