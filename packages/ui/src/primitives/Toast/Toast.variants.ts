import { cva } from 'class-variance-authority';

/** A toast's edge is a stripe and a band of chevron in its tone. */
export const toastVariants = cva(
  [
    'pointer-events-auto relative grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-3.5 bg-surface py-3 ps-7 pe-2 text-text',
    'border-[length:var(--nz-border-thread)] border-s-0 border-line-strong shadow-float focus-ring',
    'transition-[opacity,translate] duration-(--nz-dur-base) ease-out starting:translate-y-3 starting:opacity-0',
    'before:absolute before:-inset-y-[1.5px] before:start-0 before:w-3.5 before:bg-current before:pattern-chevron before:text-(--tone)',
    'after:absolute after:-inset-y-[1.5px] after:start-0 after:w-1 after:bg-(--tone) forced-colors:border-s forced-colors:before:hidden forced-colors:after:hidden',
  ],
  {
    variants: {
      tone: {
        success: '[--tone:var(--nz-success)]',
        error: '[--tone:var(--nz-danger)]',
        info: '[--tone:var(--nz-info)]',
      },
    },
    defaultVariants: { tone: 'success' },
  },
);
