import { cva } from 'class-variance-authority';

/** The edge of a toast is a stripe and a band of chevron in its tone. */
export const toastVariants = cva(
  [
    'nz:pointer-events-auto nz:relative nz:grid nz:w-full nz:grid-cols-[auto_1fr_auto] nz:items-start nz:gap-x-3.5 nz:bg-surface nz:py-1.5 nz:ps-7 nz:pe-2 nz:text-text',
    'nz:border-[length:var(--nz-border-thread)] nz:border-s-0 nz:border-line-strong nz:shadow-float nz:focus-ring',
    'nz:transition-[opacity,translate] nz:duration-(--nz-dur-base) nz:ease-out nz:starting:translate-y-3 nz:starting:opacity-0',
    'nz:before:absolute nz:before:-inset-y-[1.5px] nz:before:start-0 nz:before:w-3.5 nz:before:bg-current nz:before:pattern-chevron nz:before:text-(--nz-tone)',
    'nz:after:absolute nz:after:-inset-y-[1.5px] nz:after:start-0 nz:after:w-1 nz:after:bg-(--nz-tone) nz:forced-colors:border-s nz:forced-colors:before:hidden nz:forced-colors:after:hidden',
  ],
  {
    variants: {
      tone: {
        success: 'nz:[--nz-tone:var(--nz-success)]',
        error: 'nz:[--nz-tone:var(--nz-danger)]',
        info: 'nz:[--nz-tone:var(--nz-info)]',
      },
    },
    defaultVariants: { tone: 'success' },
  },
);
