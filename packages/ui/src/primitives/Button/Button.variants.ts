import { cva, type VariantProps } from 'class-variance-authority';

/** Shared by Button, LinkButton and IconButton. */
export const buttonVariants = cva(
  [
    'nz:inline-flex nz:large-text:flex-wrap nz:arrows-follow nz:items-center nz:justify-center nz:gap-2.5 nz:rounded-control nz:text-center nz:font-semibold',
    'nz:transition-[background-color,box-shadow] nz:duration-(--nz-dur-quick) nz:ease-out nz:focus-ring',
    'nz:disabled:unavailable',
    'nz:[&_svg]:size-[1.25em] nz:[&_svg]:shrink-0 nz:forced-colors:border nz:forced-colors:border-[ButtonBorder]',
  ],
  {
    variants: {
      /**
       * `primary` once per view; `give` is for donations only; `line` and `quiet` are secondary;
       * `danger` removes.
       */
      variant: {
        primary:
          'nz:selvedge nz:bg-primary nz:text-on-primary nz:[--nz-edge:var(--nz-primary-edge)] nz:hover:bg-primary-hover',
        give: 'nz:selvedge nz:bg-give nz:text-on-give nz:[--nz-edge:var(--nz-give-edge)] nz:hover:bg-give-hover',
        line: [
          'nz:text-text nz:shadow-[inset_0_0_0_2px_var(--nz-line-strong),inset_0_-4px_0_var(--nz-line-strong)]',
          'nz:hover:bg-primary-soft nz:hover:text-on-primary-soft nz:hover:shadow-[inset_0_0_0_2px_var(--nz-primary),inset_0_-5px_0_var(--nz-primary)]',
          'nz:active:shadow-[inset_0_0_0_2px_var(--nz-primary)]',
        ],
        quiet:
          'nz:text-on-primary-soft nz:hover:bg-primary-soft nz:active:shadow-[inset_0_-2px_0_var(--nz-link-thread)]',
        danger: 'nz:selvedge nz:bg-danger nz:text-on-danger nz:[--nz-edge:var(--nz-danger-edge)]',
      },
      size: {
        sm: 'nz:min-h-10 nz:px-3.5 nz:large-text:px-2 nz:pt-[0.4375rem] nz:pb-[0.5625rem] nz:text-md',
        md: 'nz:min-h-hit nz:px-5 nz:large-text:px-2 nz:pt-[0.6875rem] nz:pb-[0.8125rem] nz:text-base nz:leading-normal',
        lg: 'nz:min-h-14 nz:px-6.5 nz:large-text:px-2 nz:pt-[0.9375rem] nz:pb-[1.0625rem] nz:text-[1.0625rem] nz:leading-normal',
      },
      /**
       * On phones a square with only the icon, where several actions share a row. Put the label into
       * a `span`: it remains the accessible name.
       */
      isIconOnPhones: {
        true: 'nz:max-md:size-hit nz:max-md:max-w-hit nz:max-md:shrink-0 nz:max-md:px-0 nz:max-md:[&>span]:sr-only',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonVariantProps = VariantProps<typeof buttonVariants>;
