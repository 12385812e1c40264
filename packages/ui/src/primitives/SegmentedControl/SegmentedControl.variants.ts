import { cx } from '../../internal/cx.ts';

/** The container of the options, which wrap if they do not fit. */
export const segmentFrame =
  'nz:inline-flex nz:max-w-full nz:flex-wrap nz:gap-[3px] nz:rounded-control nz:bg-sunk nz:p-[3px] nz:forced-colors:border';

/** An option; the chosen one is filled. With its frame it is a 48 px target. */
export const segment = cx(
  'nz:relative nz:inline-flex nz:min-h-10.5 nz:min-w-0 nz:grow nz:items-center nz:justify-center nz:gap-2 nz:rounded-thread nz:px-3.5 nz:py-1.5 nz:after:absolute nz:after:-inset-y-[3px] nz:after:inset-x-0',
  'nz:text-center nz:text-md nz:leading-tight nz:font-semibold nz:text-text-2 nz:transition-colors nz:duration-(--nz-dur-quick) nz:ease-out',
  'nz:not-aria-checked:enabled:hover:bg-primary-soft nz:not-aria-checked:enabled:hover:text-on-primary-soft',
  'nz:aria-checked:enabled:bg-primary nz:aria-checked:enabled:text-on-primary',
  'nz:disabled:unavailable nz:disabled:aria-checked:font-bold nz:disabled:aria-checked:text-text',
  'nz:focus-visible:outline-3 nz:focus-visible:outline-offset-3 nz:focus-visible:outline-focus nz:focus-visible:z-1',
  'nz:forced-colors:aria-checked:enabled:bg-[Highlight] nz:forced-colors:aria-checked:enabled:text-[HighlightText]',
  'nz:forced-colors:aria-checked:[forced-color-adjust:none]',
);
