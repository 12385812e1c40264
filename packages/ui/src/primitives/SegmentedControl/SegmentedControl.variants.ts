import { cx } from '../../internal/cx.ts';

/** The sunk ground of all options. They wrap where they do not fit beside each other. */
export const segmentFrame =
  'nz:inline-flex nz:max-w-full nz:flex-wrap nz:gap-[3px] nz:rounded-control nz:bg-sunk nz:p-[3px] nz:forced-colors:border';

/** An option; the one with the checked radio is filled. With the frame round it it is a target of 48 px. */
export const segment = cx(
  'nz:relative nz:inline-flex nz:min-h-10.5 nz:min-w-0 nz:grow nz:items-center nz:justify-center nz:gap-2 nz:rounded-thread nz:px-3.5 nz:py-1.5 nz:after:absolute nz:after:-inset-y-[3px] nz:after:inset-x-0',
  'nz:text-center nz:text-md nz:leading-tight nz:font-semibold nz:text-text-2 nz:transition-colors nz:duration-(--nz-dur-quick) nz:ease-out',
  'nz:not-has-checked:not-has-disabled:hover:bg-primary-soft nz:not-has-checked:not-has-disabled:hover:text-on-primary-soft',
  'nz:has-checked:not-has-disabled:bg-primary nz:has-checked:not-has-disabled:text-on-primary',
  'nz:has-disabled:unavailable nz:has-disabled:has-checked:font-bold nz:has-disabled:has-checked:text-text',
  'nz:has-focus-visible:outline-3 nz:has-focus-visible:outline-offset-3 nz:has-focus-visible:outline-focus nz:has-focus-visible:z-1',
  'nz:forced-colors:has-checked:not-has-disabled:bg-[Highlight] nz:forced-colors:has-checked:not-has-disabled:text-[HighlightText]',
  'nz:forced-colors:has-checked:[forced-color-adjust:none]',
);
