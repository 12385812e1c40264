import { cva } from 'class-variance-authority';

const framed = [
  'nz:items-center nz:rounded-control nz:border-[1.5px] nz:border-control nz:bg-surface nz:px-3.5 nz:large-text:px-2 nz:py-2.5 nz:leading-[1.35]',
  'nz:not-has-disabled:not-has-checked:hover:border-text nz:has-checked:font-semibold',
  'nz:not-has-disabled:has-checked:border-primary nz:not-has-disabled:has-checked:shadow-[inset_0_0_0_1px_var(--nz-primary)]',
  'nz:not-has-disabled:has-checked:bg-primary-soft nz:not-has-disabled:has-checked:text-on-primary-soft',
  'nz:has-disabled:unavailable',
];

export const radioOptions = cva('nz:grid nz:min-w-0', {
  variants: {
    variant: {
      plain: '',
      boxed: 'nz:grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] nz:gap-2 nz:pt-1',
      rows: 'nz:gap-2 nz:pt-1',
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const radioOption = cva('', {
  variants: {
    variant: {
      plain: '',
      boxed: framed,
      rows: [...framed, 'nz:flex-wrap nz:border-b-[3px] nz:has-checked:shadow-none'],
    },
    invalid: { true: '' },
  },
  compoundVariants: [
    { variant: ['boxed', 'rows'], invalid: true, className: 'nz:not-has-disabled:not-has-checked:border-danger' },
  ],
  defaultVariants: { variant: 'plain' },
});

/** Indented to the label when it wraps below it. */
export const radioAside = 'nz:ms-auto nz:max-sm:basis-full nz:max-sm:ps-9';
