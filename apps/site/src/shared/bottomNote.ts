/** The classes of a notice that overlays the bottom of the screen. The caller sets its display. */
export const bottomNote =
  'nz:fixed nz:inset-x-0 nz:bottom-0 nz:z-40 nz:flex-wrap nz:items-center nz:justify-center nz:gap-x-4 nz:border-line-strong nz:border-t-[1.5px] nz:bg-surface nz:px-5 nz:py-1 nz:text-text nz:print:hidden';
