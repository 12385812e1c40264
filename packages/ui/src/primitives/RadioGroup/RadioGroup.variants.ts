import { cva } from 'class-variance-authority';

export const radioOptions = cva('grid min-w-0', {
  variants: {
    variant: {
      plain: '',
      boxed: 'grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2 pt-1',
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const radioOption = cva('', {
  variants: {
    variant: {
      plain: '',
      boxed: [
        'items-center rounded-control border-[1.5px] border-control bg-surface px-3.5 py-2.5 leading-[1.35]',
        'not-has-disabled:not-has-checked:hover:border-text has-checked:font-semibold',
        'not-has-disabled:has-checked:border-primary not-has-disabled:has-checked:shadow-[inset_0_0_0_1px_var(--nz-primary)]',
        'not-has-disabled:has-checked:bg-primary-soft not-has-disabled:has-checked:text-on-primary-soft',
        'has-disabled:border-dashed has-disabled:bg-sunk',
      ],
    },
    invalid: { true: '' },
  },
  compoundVariants: [{ variant: 'boxed', invalid: true, className: 'not-has-disabled:not-has-checked:border-danger' }],
  defaultVariants: { variant: 'plain' },
});
