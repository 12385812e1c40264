import { cx } from '../../internal/cx.ts';

export interface ImpactCardVariantProps {
  /**
   * The picture: nearly square (`tall`) or wide (`short`) on large screens, for a staggered grid,
   * and 16:10 below; or a small one beside the text (`row`).
   * @default 'tall'
   */
  size?: 'tall' | 'short' | 'row';
  /**
   * A compact row on phones instead of a full card.
   * @default 'card'
   */
  phone?: 'card' | 'row';
}

const pictures = { tall: 'nz:lg:aspect-[1/1.04]', short: 'nz:lg:aspect-[1/.66]' };

const figure = 'nz:font-semibold nz:text-md nz:leading-snug nz:text-text-2';

/**
 * The classes of each part. Card and row differ in nearly all of them, so they are listed side by
 * side.
 */
export function impactCardParts({ size = 'tall', phone = 'card' }: ImpactCardVariantProps) {
  if (size === 'row') {
    return {
      root: 'nz:w-full nz:flex-row nz:flex-wrap nz:gap-4',
      picture: 'nz:min-h-40 nz:w-26 nz:shrink-0 nz:cut-sm',
      body: 'nz:flex nz:min-w-0 nz:flex-1 nz:basis-36 nz:flex-col nz:gap-1.5',
      sign: 'nz:hidden',
      title: 'nz:type-h4',
      description: 'nz:text-sm nz:leading-normal nz:text-text-muted',
      figure: cx(figure, 'nz:mt-auto'),
    };
  }
  const isRow = phone === 'row';
  return {
    root: cx('nz:w-full nz:gap-3', isRow && 'nz:max-md:flex-row nz:max-md:flex-wrap nz:max-md:gap-4'),
    picture: cx(
      isRow
        ? 'nz:max-md:min-h-40 nz:max-md:w-26 nz:max-md:shrink-0 nz:max-md:cut-sm nz:md:aspect-16/10'
        : 'nz:aspect-16/10',
      pictures[size],
    ),
    body: cx('nz:flex nz:min-w-0 nz:flex-1 nz:flex-col nz:gap-3', isRow && 'nz:max-md:basis-36 nz:max-md:gap-1.5'),
    sign: isRow ? 'nz:max-md:hidden' : '',
    title: cx('nz:type-h3', isRow && 'nz:max-md:type-h4'),
    description: cx('nz:text-text-muted', isRow && 'nz:max-md:text-sm'),
    figure: cx(
      figure,
      'nz:border-line-strong nz:border-t-[1.5px] nz:pt-2',
      isRow && 'nz:max-md:mt-auto nz:max-md:border-0 nz:max-md:pt-0',
    ),
  };
}
