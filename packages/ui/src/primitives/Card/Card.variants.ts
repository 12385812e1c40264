import { cva, type VariantProps } from 'class-variance-authority';

export const cardVariants = cva('group/card flex min-w-0 flex-col text-start', {
  variants: {
    /** `surface` is a ruled sheet; `bare` lets a picture lead and has neither ground nor border. */
    variant: {
      surface: 'rounded-card border-[length:var(--nz-border-thread)] border-line bg-surface',
      bare: 'forced-colors:border',
    },
    /** `none` for a card whose parts bring their own, such as a picture up to the edge. */
    padding: { none: '', md: 'p-5', lg: 'p-6' },
    isLink: {
      true: [
        'relative isolate',
        // Above the link that covers the card. `:where` keeps a position that the control has of its own.
        '[:where(&_:is(a,button,input,select,textarea,label,summary,audio,video):not([data-slot=card-link]))]:relative',
        '[:where(&_:is(a,button,input,select,textarea,label,summary,audio,video):not([data-slot=card-link]))]:z-2',
      ],
      false: '',
    },
  },
  compoundVariants: [
    {
      variant: 'surface',
      isLink: true,
      className: 'transition-colors duration-(--nz-dur-quick) hover:border-line-strong',
    },
  ],
  defaultVariants: { variant: 'surface', isLink: false },
});

export type CardVariantProps = Omit<VariantProps<typeof cardVariants>, 'isLink'>;
