import { cva } from 'class-variance-authority';

/** The row of a checkbox or radio button with its label. */
export const choiceRow = cva(
  'nz:group/choice nz:flex nz:large-text:flex-wrap nz:min-h-hit nz:gap-3 nz:py-3 nz:text-base nz:leading-6 nz:has-disabled:cursor-not-allowed nz:has-disabled:text-text-muted',
);

/**
 * The mark of a checkbox (square) or a radio button (diamond): the restyled native input. With
 * forced colours the system draws it.
 */
export const choiceMark = cva(
  [
    'nz:shrink-0 nz:appearance-none nz:border-2 nz:border-control nz:bg-surface nz:focus-ring nz:focus-visible:outline-offset-2',
    'nz:transition-[background-color,border-color] nz:duration-(--nz-dur-tap) nz:ease-out nz:group-hover/choice:not-disabled:border-text',
    'nz:checked:not-disabled:border-primary nz:disabled:unavailable',
    'nz:forced-colors:appearance-auto',
  ],
  {
    variants: {
      shape: {
        square: [
          'nz:size-6 nz:rounded-thread nz:checked:not-disabled:bg-primary',
          'nz:indeterminate:not-disabled:border-primary nz:indeterminate:not-disabled:bg-primary',
        ],
        // 20 px along the diagonal: the inset shadow leaves a small diamond in the ground colour in
        // the centre.
        diamond: [
          'nz:m-0.5 nz:size-5 nz:rotate-45 nz:checked:bg-primary nz:checked:shadow-[inset_0_0_0_4px_var(--nz-surface)]',
          'nz:disabled:checked:bg-control nz:disabled:checked:bg-clip-padding nz:disabled:checked:shadow-[inset_0_0_0_4px_var(--nz-sunk)] nz:forced-colors:rotate-0',
        ],
      },
      invalid: { true: 'nz:not-disabled:border-danger nz:checked:not-disabled:border-danger' },
    },
  },
);
