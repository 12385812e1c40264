import { cx } from '../../internal/cx.ts';

interface Layout {
  list: string;
  /** The first photo of an album. */
  first?: string;
  card: string;
  shape: 'card' | 'row' | 'frame';
}

/** The first photo is as tall as all the others together, and overlaps their edge. */
const leading =
  'nz:bare nz:z-1 nz:pb-6 nz:md:max-lg:col-span-2 nz:lg:row-end-[span_99] nz:lg:row-start-1 nz:lg:pb-0 nz:lg:[&_[data-slot=photo-card-title]]:type-h3';
const row = 'nz:bare nz:border-line-strong nz:border-t-[1.5px] nz:py-4 nz:md:max-lg:last:even:col-span-2';

/** The layouts. */
export const photoGridLayouts: Record<PhotoGridLayout, Layout> = {
  cards: {
    list: 'nz:grid nz:gap-x-gap nz:gap-y-8 nz:sm:grid-cols-2 nz:lg:grid-cols-3',
    card: 'nz:bare',
    shape: 'card',
  },
  album: {
    list: 'nz:grid nz:md:max-lg:grid-cols-2 nz:md:max-lg:gap-x-8 nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-x-12',
    first: leading,
    card: cx(row, 'nz:lg:col-start-2 nz:lg:-ms-20'),
    shape: 'row',
  },
  'album-end': {
    list: 'nz:grid nz:md:max-lg:grid-cols-2 nz:md:max-lg:gap-x-8 nz:lg:grid-cols-[5fr_7fr] nz:lg:gap-x-12',
    first: cx(leading, 'nz:lg:col-start-2 nz:lg:[&>div]:ps-12'),
    card: cx(row, 'nz:lg:col-start-1 nz:lg:-me-20 nz:lg:flex-row-reverse nz:lg:justify-between'),
    shape: 'row',
  },
  board: {
    list: cx(
      'nz:block nz:columns-1 nz:gap-x-gap nz:bg-sunk nz:p-4 nz:large-text:px-2 nz:pb-0 nz:sm:columns-2 nz:lg:columns-3 nz:lg:p-8 nz:lg:pb-2',
      'nz:[&>:nth-child(3n+2)_[data-slot=picture]]:aspect-square nz:[&>:nth-child(5n+3)_[data-slot=picture]]:aspect-3/2',
    ),
    // A pin holds each card. It stays inside the card, or a column break could separate the two.
    card: cx(
      'nz:bare nz:mb-6 nz:break-inside-avoid nz:bg-surface nz:p-4 nz:large-text:px-2 nz:pt-7 nz:pb-5',
      'nz:before:absolute nz:before:top-2 nz:before:start-1/2 nz:before:-ms-1.5 nz:before:size-3 nz:before:rotate-45 nz:before:bg-sign',
    ),
    shape: 'card',
  },
  sheet: {
    list: cx(
      'nz:grid nz:grid-cols-4 nz:gap-2 nz:lg:grid-cols-5 nz:lg:gap-4',
      // The perforation of the film.
      'nz:before:col-span-full nz:before:mb-4 nz:before:h-4 nz:lg:before:mb-2',
      'nz:before:[background:repeating-linear-gradient(90deg,var(--nz-weave)_0_12px,transparent_0_24px)]',
    ),
    card: 'nz:bare',
    shape: 'frame',
  },
  strip: { list: 'nz:grid nz:grid-cols-3 nz:gap-2 nz:lg:grid-cols-9 nz:lg:gap-4', card: 'nz:bare', shape: 'frame' },
};

export type PhotoGridLayout = 'cards' | 'album' | 'album-end' | 'board' | 'sheet' | 'strip';
