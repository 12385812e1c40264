import { cva, type VariantProps } from 'class-variance-authority';

export const cardVariants = cva('nz:group/card nz:flex nz:min-w-0 nz:flex-col nz:text-start', {
  variants: {
    /**
     * `surface` is a sheet with a border; `bare` has no ground and no border, so that a picture can
     * lead.
     */
    variant: {
      surface: 'nz:rounded-card nz:border-[length:var(--nz-border-thread)] nz:border-line nz:bg-surface',
      bare: 'nz:forced-colors:border',
    },
    /** `none` for a card whose content has its own padding, such as a picture up to the edge. */
    padding: { none: '', md: 'nz:p-5 nz:large-text:px-2', lg: 'nz:p-6 nz:large-text:px-2' },
    isLink: {
      true: 'nz:relative nz:isolate nz:controls-above',
      false: '',
    },
  },
  compoundVariants: [
    {
      variant: 'surface',
      isLink: true,
      className: 'nz:transition-colors nz:duration-(--nz-dur-quick) nz:hover:border-line-strong',
    },
  ],
  defaultVariants: { variant: 'surface', isLink: false },
});

export type CardVariantProps = Omit<VariantProps<typeof cardVariants>, 'isLink'>;
