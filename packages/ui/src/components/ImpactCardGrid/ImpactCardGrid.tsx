'use client';

import { type ComponentProps, useImperativeHandle } from 'react';
import { cx } from '../../internal/cx.ts';
import { ImpactCard, type ImpactCardProps } from '../ImpactCard/ImpactCard.tsx';
import { useRevealOnScroll } from './useRevealOnScroll.ts';

export interface ImpactCardGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /**
   * Designed for six; each needs an `id`. The position in the grid sets the size and the cut
   * corner.
   */
  cards: readonly (Omit<ImpactCardProps, 'size' | 'phone' | 'cut' | 'headingLevel'> & { id: string })[];
  /**
   * The heading level of the cards.
   * @default 3
   */
  headingLevel?: ImpactCardProps['headingLevel'];
}

/**
 * Impact cards in a staggered grid: three columns with alternating tall and short pictures, two
 * columns on small screens, and on phones one full card followed by two compact rows. They appear
 * one after another, 200 ms apart, when the first scrolls into view; without JavaScript and with
 * reduced motion they are visible at once.
 *
 * Slots: `impact-card-grid`, `impact-card-grid-item`.
 *
 * @example
 * <ImpactCardGrid
 *   cards={[
 *     { id: 'water', picture, title: 'Clean water runs in Nsele', value: 1, unit: 'borehole' },
 *   ]}
 * />
 */
export function ImpactCardGrid({ cards, headingLevel = 3, className, ref, ...props }: ImpactCardGridProps) {
  const list = useRevealOnScroll<HTMLUListElement>();
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => list.current, [list]);
  return (
    <ul
      ref={list}
      data-slot="impact-card-grid"
      className={cx(
        'nz:group/gridPositions nz:grid nz:gap-8 nz:md:grid-cols-2 nz:md:gap-x-gap nz:md:gap-y-10',
        'nz:lg:auto-rows-[auto_1fr_auto] nz:lg:grid-cols-3 nz:lg:gap-x-8 nz:lg:gap-y-12',
        className,
      )}
      {...props}
    >
      {cards.map(({ id, ...card }, index) => {
        const { area, delay, ...place } = gridPositions[index % gridPositions.length] ?? gridPositions[0];
        return (
          <li
            key={id}
            data-slot="impact-card-grid-item"
            className={cx('nz:flex', appearing, delay, index < gridPositions.length && area)}
          >
            <ImpactCard {...card} {...place} headingLevel={headingLevel} />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The grid positions. Row heights repeat as short, flexible, short: the middle column starts with a
 * short card, the others with a tall one, then vice versa. The flexible row fits texts of any
 * length.
 */
const gridPositions = [
  { area: 'nz:lg:[grid-area:1/1/span_2]', delay: '', size: 'tall', phone: 'card', cut: 'head' },
  {
    area: 'nz:lg:[grid-area:1/2]',
    delay: 'nz:delay-200',
    size: 'short',
    phone: 'row',
    cut: 'foot',
  },
  {
    area: 'nz:lg:[grid-area:1/3/span_2]',
    delay: 'nz:delay-400',
    size: 'tall',
    phone: 'row',
    cut: 'head',
  },
  {
    area: 'nz:lg:[grid-area:3/1]',
    delay: 'nz:delay-600',
    size: 'short',
    phone: 'card',
    cut: 'head',
  },
  {
    area: 'nz:lg:[grid-area:2/2/span_2]',
    delay: 'nz:delay-800',
    size: 'tall',
    phone: 'row',
    cut: 'foot',
  },
  {
    area: 'nz:lg:[grid-area:3/3]',
    delay: 'nz:delay-1000',
    size: 'short',
    phone: 'row',
    cut: 'head',
  },
] as const;

/**
 * Opacity and a rise of 12 px, so that nothing else moves. Hiding has no transition, or it would be
 * visible.
 */
const appearing = cx(
  'nz:transition-[opacity,translate] nz:duration-(--nz-dur-weave) nz:ease-out nz:print:opacity-100!',
  'nz:group-data-[appearance=waiting]/gridPositions:translate-y-3 nz:group-data-[appearance=waiting]/gridPositions:opacity-0',
  'nz:group-data-[appearance=waiting]/gridPositions:transition-none',
);
