import { cx } from '../../internal/cx.ts';

export interface ImpactCardVariantProps {
  /**
   * The picture: nearly square (`tall`) or wide (`short`) on large screens, where both are laid in brick bond, and 16:10 below; or a small one
   * beside the words (`row`).
   * @default 'tall'
   */
  size?: 'tall' | 'short' | 'row';
  /**
   * On phones a compact row instead of a whole card.
   * @default 'card'
   */
  phone?: 'card' | 'row';
}

const pictures = { tall: 'lg:aspect-[1/1.04]', short: 'lg:aspect-[1/.66]' };

/** The classes of each part. A card and its row differ in nearly all of them, so they stand beside each other here. */
export function impactCardParts({ size = 'tall', phone = 'card' }: ImpactCardVariantProps) {
  if (size === 'row') {
    return {
      root: 'w-full flex-row gap-4',
      picture: 'min-h-40 w-26 shrink-0 cut-sm',
      body: 'flex min-w-0 flex-1 flex-col gap-1.5',
      sign: 'hidden',
      title: 'type-h4',
      description: 'text-sm leading-normal text-text-muted',
      figure: 'mt-auto font-semibold text-md text-text-2',
    };
  }
  const isRow = phone === 'row';
  return {
    root: cx('w-full gap-3', isRow && 'max-md:flex-row max-md:gap-4'),
    picture: cx(
      isRow ? 'max-md:min-h-40 max-md:w-26 max-md:shrink-0 max-md:cut-sm md:aspect-16/10' : 'aspect-16/10',
      pictures[size],
    ),
    body: cx('flex min-w-0 flex-1 flex-col gap-3', isRow && 'max-md:gap-1.5'),
    sign: isRow ? 'max-md:hidden' : '',
    title: cx('type-h3', isRow && 'max-md:text-[1.25rem] max-md:leading-[1.2]'),
    description: cx('text-text-muted', isRow && 'max-md:text-sm'),
    figure: cx(
      'border-line-strong border-t-[1.5px] pt-2 font-semibold text-md text-text-2',
      isRow && 'max-md:mt-auto max-md:border-0 max-md:pt-0',
    ),
  };
}
