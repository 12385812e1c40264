interface Look {
  root: string;
  picture: string;
  words: string;
  title: string;
  description: string;
  figure: string;
  /** The result stands between title and text. */
  isFigureFirst?: boolean;
  /** The buttons stand below the text instead of below the whole card. */
  hasActionsInside?: boolean;
}

const stack = {
  root: 'nz:gap-4',
  picture: 'nz:aspect-3/2 nz:lg:aspect-auto nz:lg:h-100',
  words: 'nz:justify-items-start',
  title: 'nz:type-h3',
  description: '',
  figure: '',
};
const resultFirst = { ...stack, words: 'nz:content-start', isFigureFirst: true };

export type StoryCardLayout = 'stack' | 'beside' | 'picture' | 'strip' | 'lead' | 'side';

export const storyCardLayouts: Record<StoryCardLayout, Look> = {
  stack,
  beside: {
    ...stack,
    root: 'nz:gap-4 nz:lg:grid nz:lg:grid-cols-[7fr_5fr] nz:lg:grid-rows-[1fr_auto] nz:lg:gap-x-12',
    picture: `${stack.picture} nz:lg:row-span-2`,
    words: 'nz:justify-items-start nz:lg:content-end',
  },
  picture: {
    ...stack,
    root: 'nz:grid nz:gap-6 nz:lg:grid-cols-[8fr_4fr] nz:lg:items-end nz:lg:gap-12',
    picture: 'nz:aspect-3/2 nz:cut-lg',
    words: 'nz:justify-items-start nz:gap-3',
    title: 'nz:type-h2 nz:hyphens-auto',
    hasActionsInside: true,
  },
  strip: {
    ...resultFirst,
    root: 'nz:grid nz:gap-5 nz:md:grid-cols-12 nz:md:items-center nz:md:gap-x-8 nz:md:even:[&>[data-slot=picture]]:order-last nz:md:even:[&>[data-slot=picture]]:cut-corner-foot nz:lg:gap-x-12',
    picture: 'nz:aspect-21/9 nz:md:col-span-7 nz:md:max-lg:aspect-4/3',
    words: 'nz:content-start nz:md:col-span-5',
    description: 'nz:text-pretty',
    figure: 'nz:type-lead',
  },
  lead: { ...resultFirst, root: 'nz:content-start nz:gap-5', picture: 'nz:aspect-16/10', figure: 'nz:font-semibold' },
  side: {
    ...resultFirst,
    root: 'nz:grid nz:gap-5 nz:border-line-strong nz:border-t-[1.5px] nz:pt-6 nz:sm:grid-cols-[2fr_3fr]',
    picture: 'nz:aspect-16/10 nz:cut-sm nz:sm:aspect-4/5',
    figure: 'nz:font-semibold',
  },
};
