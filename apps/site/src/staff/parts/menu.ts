/** How a menu of react-aria-components looks: its popover, and an item. */
export const menuList =
  'nz:double-thread nz:min-w-56 nz:max-w-[min(22rem,90vw)] nz:bg-surface nz:py-1.5 nz:text-text nz:shadow-float nz:outline-none';
export const menuItem =
  'nz:flex nz:min-h-hit nz:cursor-pointer nz:items-center nz:gap-3 nz:px-4 nz:text-md nz:font-semibold nz:outline-none nz:data-focused:bg-primary-soft nz:data-focused:text-on-primary-soft nz:forced-colors:data-focused:bg-[Highlight] nz:forced-colors:data-focused:text-[HighlightText]';
