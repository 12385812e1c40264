'use client';

import { type ComponentProps, useImperativeHandle } from 'react';
import { cx } from '../../internal/cx.ts';
import { ImpactCard, type ImpactCardProps } from '../ImpactCard/ImpactCard.tsx';
import { useAppear } from './useAppear.ts';

export interface ImpactCardGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Six is the number it is made for; each needs an `id`. Size and cut corner come from the place in the bond. */
  cards: readonly (Omit<ImpactCardProps, 'size' | 'phone' | 'cut' | 'headingLevel'> & { id: string })[];
  /**
   * The rank of the cards' titles in the page.
   * @default 3
   */
  headingLevel?: ImpactCardProps['headingLevel'];
}

/**
 * Impact cards in brick bond: three columns in which high and low pictures alternate, two columns on small screens, on phones one whole card
 * and then two compact rows. They appear one after another, 200 ms apart, when the first comes into view; without scripts and under reduced
 * motion they are simply there.
 *
 * Slots: `impact-card-grid`, `impact-card-grid-item`.
 *
 * @example <ImpactCardGrid cards={[{ id: 'water', picture, title: 'Clean water runs in Nsele', value: 1, unit: 'borehole' }]} />
 */
export function ImpactCardGrid({ cards, headingLevel = 3, className, ref, ...props }: ImpactCardGridProps) {
  const list = useAppear<HTMLUListElement>();
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => list.current, [list]);
  return (
    <ul
      ref={list}
      data-slot="impact-card-grid"
      className={cx(
        'nz:group/bond nz:grid nz:gap-8 nz:md:grid-cols-2 nz:md:gap-x-gap nz:md:gap-y-10',
        'nz:lg:auto-rows-[auto_1fr_auto] nz:lg:grid-cols-3 nz:lg:gap-x-8 nz:lg:gap-y-12',
        className,
      )}
      {...props}
    >
      {cards.map(({ id, ...card }, index) => {
        const { area, delay, ...place } = bond[index % bond.length] ?? bond[0];
        return (
          <li
            key={id}
            data-slot="impact-card-grid-item"
            className={cx('nz:flex', appearing, delay, index < bond.length && area)}
          >
            <ImpactCard {...card} {...place} headingLevel={headingLevel} />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The places of the bond. Its rows are low, rest, low: the middle column begins with a low card, the others with a high one over both first
 * rows; then the other way round. The rest takes what is left, so cards of any length of text lie close and never overlap.
 */
const bond = [
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

/** Opacity and a rise of 12 px: nothing else on the page moves. Going into hiding takes no time, or it would be seen. */
const appearing = cx(
  'nz:transition-[opacity,translate] nz:duration-(--nz-dur-weave) nz:ease-out nz:print:opacity-100!',
  'nz:group-data-[appearance=waiting]/bond:translate-y-3 nz:group-data-[appearance=waiting]/bond:opacity-0',
  'nz:group-data-[appearance=waiting]/bond:transition-none',
);
