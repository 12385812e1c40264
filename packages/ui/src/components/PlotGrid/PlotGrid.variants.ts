const onTop = 'nz:max-md:grid-rows-[auto_1fr] nz:lg:grid-rows-[auto_1fr]';
const atEnd =
  'nz:max-md:grid-rows-[auto_1fr] nz:lg:grid-cols-[1fr_34%] nz:lg:[&>span]:order-last nz:lg:[&>span]:h-auto';
const atStart = 'nz:max-md:grid-rows-[auto_1fr] nz:lg:grid-cols-[24%_1fr] nz:lg:[&>span]:h-auto';

/**
 * The width of each of six plots, and the side of its pattern; no two rows divide at the same
 * point.
 */
export const plots = [
  `nz:lg:col-span-7 ${atEnd}`,
  `nz:lg:col-span-5 ${onTop} nz:lg:[&>span]:h-24`,
  `nz:lg:col-span-4 ${onTop} nz:lg:[&>span]:h-24`,
  `nz:lg:col-span-8 ${atEnd}`,
  `nz:lg:col-span-6 ${atStart}`,
  `nz:lg:col-span-6 ${onTop} nz:lg:[&>span]:h-24`,
];

/** The patterns of plots from the air. */
export const plotPatterns = {
  treetops:
    'nz:bg-[radial-gradient(circle,currentColor_7px,transparent_7.7px),radial-gradient(circle,currentColor_4px,transparent_4.7px)] nz:bg-[0_0,14px_14px] nz:bg-size-[28px_28px]',
  beds: 'nz:bg-[radial-gradient(circle,currentColor_2px,transparent_2.7px),linear-gradient(currentColor_2px,transparent_2px)] nz:bg-[0_2px,0_0] nz:bg-size-[9px_9px,100%_36px]',
  well: 'nz:bg-[repeating-radial-gradient(circle,currentColor_0_2px,transparent_2.7px_12px)]',
  furrows: 'nz:bg-[repeating-linear-gradient(135deg,currentColor_0_2px,transparent_2px_12px)]',
  map: 'nz:bg-[repeating-linear-gradient(45deg,currentColor_0_1.5px,transparent_1.5px_18px),repeating-linear-gradient(135deg,currentColor_0_1.5px,transparent_1.5px_18px)]',
  avenues:
    'nz:bg-[repeating-linear-gradient(90deg,currentColor_0_2px,transparent_2px_34px),repeating-linear-gradient(currentColor_0_2px,transparent_2px_22px)]',
};

export const plotGrounds = {
  forest: 'nz:bg-success-soft nz:text-success',
  laterite: 'nz:bg-give-soft nz:text-give',
  river: 'nz:bg-water-soft nz:text-water',
  gold: 'nz:bg-warning-soft nz:text-warning',
  cobalt: 'nz:bg-info-soft nz:text-info',
};
