import { cva } from 'class-variance-authority';

/** A row with a mark before its words: checkbox and radio. */
export const choiceRow = cva(
  'group/choice flex min-h-hit gap-3 py-3 text-base leading-6 has-disabled:cursor-not-allowed has-disabled:text-text-muted',
);

/** The mark of a checkbox (square) or a radio (diamond): the native input itself, redrawn. Forced colours get the system's own. */
export const choiceMark = cva(
  [
    'shrink-0 appearance-none border-2 border-control bg-surface focus-ring focus-visible:outline-offset-2',
    'transition-[background-color,border-color] duration-(--nz-dur-tap) ease-out group-hover/choice:not-disabled:border-text',
    'checked:not-disabled:border-primary disabled:border-dashed disabled:border-control disabled:bg-sunk',
    'forced-colors:appearance-auto',
  ],
  {
    variants: {
      shape: {
        square: [
          'peer size-6 rounded-thread checked:not-disabled:bg-primary',
          'indeterminate:not-disabled:border-primary indeterminate:not-disabled:bg-primary',
        ],
        // Twenty pixels on the diagonal: the inset shadow leaves a small diamond of the ground colour in the middle.
        diamond: [
          'm-0.5 size-5 rotate-45 checked:bg-primary checked:shadow-[inset_0_0_0_4px_var(--nz-surface)]',
          'disabled:checked:bg-control disabled:checked:shadow-[inset_0_0_0_4px_var(--nz-sunk)] forced-colors:rotate-0',
        ],
      },
      invalid: { true: 'not-disabled:border-danger checked:not-disabled:border-danger' },
    },
  },
);
