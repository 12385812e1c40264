'use client';

import { type ComponentProps, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { type FocusArea, FocusAreaStrip } from './FocusAreaStrip.tsx';

export interface FocusAreaStripsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Designed for seven. */
  areas: readonly FocusArea[];
  /** The id of the area that is open initially. Defaults to the first, also if there is no such area. */
  defaultOpen?: string;
  /**
   * The heading level of the areas.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Panels side by side, stacked on narrow screens. At most one is open: its heading closes it, and
 * another heading opens that panel instead. When JavaScript is off, all are open.
 *
 * Slots: `focus-area-strips`, `focus-area-strip`, `focus-area-strip-title`,
 * `focus-area-strip-panel`.
 *
 * @example
 * <FocusAreaStrips
 *   areas={[
 *     {
 *       id: 'water',
 *       sign: 'water',
 *       title: 'Clean water',
 *       description: '…',
 *       href: '/impact',
 *       picture: { src: pump, alt: '…' },
 *     },
 *   ]}
 * />
 */
export function FocusAreaStrips({ areas, defaultOpen, headingLevel = 3, className, ...props }: FocusAreaStripsProps) {
  const [open, setOpen] = useState(() => (areas.some(({ id }) => id === defaultOpen) ? defaultOpen : areas[0]?.id));
  return (
    <ul
      data-slot="focus-area-strips"
      className={cx(
        'nz:flex nz:flex-col nz:gap-[3px] nz:xl:h-125 nz:xl:flex-row nz:xl:gap-1',
        'nz:noscript:grid nz:noscript:h-auto nz:noscript:grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]',
        className,
      )}
      {...props}
    >
      {areas.map((area) => (
        <FocusAreaStrip
          key={area.id}
          {...area}
          headingLevel={headingLevel}
          isOpen={area.id === open}
          onToggle={() => setOpen(area.id === open ? undefined : area.id)}
        />
      ))}
    </ul>
  );
}
