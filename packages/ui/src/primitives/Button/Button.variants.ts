import { cva, type VariantProps } from 'class-variance-authority';

/** Shared by everything that is pressed: Button, LinkButton and IconButton. */
export const buttonVariants = cva(
  [
    'inline-flex items-center justify-center gap-2.5 rounded-control text-center font-semibold',
    'transition-[background-color,box-shadow] duration-(--nz-dur-quick) ease-out focus-ring',
    'disabled:bg-sunk disabled:text-text-muted disabled:shadow-[inset_0_0_0_1.5px_var(--nz-line-strong)]',
    '[&_svg]:size-[1.25em] [&_svg]:shrink-0 forced-colors:border forced-colors:border-[ButtonBorder]',
  ],
  {
    variants: {
      /** `primary` once per view; `give` is always a donation; `line` and `quiet` stand beside; `danger` removes. */
      variant: {
        primary: 'selvedge bg-primary text-on-primary [--edge:var(--nz-primary-edge)] hover:bg-primary-hover',
        give: 'selvedge bg-give text-on-give [--edge:var(--nz-give-edge)] hover:bg-give-hover',
        line: [
          'text-text shadow-[inset_0_0_0_2px_var(--nz-line-strong),inset_0_-4px_0_var(--nz-line-strong)]',
          'hover:bg-primary-soft hover:text-on-primary-soft hover:shadow-[inset_0_0_0_2px_var(--nz-primary),inset_0_-5px_0_var(--nz-primary)]',
          'active:shadow-[inset_0_0_0_2px_var(--nz-primary)]',
        ],
        quiet:
          'text-link hover:bg-primary-soft hover:text-on-primary-soft active:shadow-[inset_0_-2px_0_var(--nz-link-thread)] disabled:shadow-none',
        danger: 'selvedge bg-danger text-on-danger [--edge:var(--nz-danger-edge)]',
      },
      size: {
        sm: 'min-h-10 px-3.5 pt-[0.4375rem] pb-[0.5625rem] text-md',
        md: 'min-h-hit px-5 pt-[0.6875rem] pb-[0.8125rem] text-base leading-normal',
        lg: 'min-h-14 px-6.5 pt-[0.9375rem] pb-[1.0625rem] text-[1.0625rem] leading-normal',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonVariantProps = VariantProps<typeof buttonVariants>;
