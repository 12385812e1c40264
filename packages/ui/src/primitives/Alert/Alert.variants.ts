import { cva, type VariantProps } from 'class-variance-authority';

export const alertVariants = cva(
  [
    'nz:grid nz:min-w-0 nz:grid-cols-[auto_1fr] nz:large-text:grid-cols-1 nz:gap-x-3 nz:border-s-6 nz:py-3 nz:ps-4 nz:pe-4 nz:large-text:px-2 nz:text-md nz:leading-normal',
    'nz:has-data-[slot=alert-dismiss]:grid-cols-[auto_1fr_auto] nz:has-data-[slot=alert-dismiss]:pe-1.5',
    'nz:forced-colors:border nz:forced-colors:border-s-6',
  ],
  {
    variants: {
      /**
       * The kind of message. A word is read before the message, so that colour is never the only
       * signal.
       */
      tone: {
        info: 'nz:border-info nz:bg-info-soft nz:text-on-info-soft',
        success: 'nz:border-success nz:bg-success-soft nz:text-on-success-soft',
        warning: 'nz:border-offbeat nz:bg-warning-soft nz:text-on-warning-soft',
        error: 'nz:border-danger nz:bg-danger-soft nz:text-on-danger-soft',
      },
    },
    defaultVariants: { tone: 'info' },
  },
);

export type AlertVariantProps = VariantProps<typeof alertVariants>;
