import { cva } from 'class-variance-authority';

export const avatarVariants = cva(
  [
    'nz:relative nz:inline-grid nz:shrink-0 nz:place-items-center nz:overflow-hidden nz:cut-corner nz:font-bold nz:select-none',
    'nz:forced-colors:border nz:forced-colors:[clip-path:none]',
  ],
  {
    variants: {
      /** 32, 48 or 72 px. */
      size: {
        sm: 'nz:size-8 nz:text-[0.75rem] nz:[--nz-cut:7px]',
        md: 'nz:size-12 nz:text-md nz:[--nz-cut:10px]',
        lg: 'nz:size-18 nz:text-[1.375rem] nz:[--nz-cut:15px]',
      },
      /** The ground, and the colour of the initials. */
      tone: {
        sign: 'nz:bg-on-primary-soft nz:text-primary-soft',
        give: 'nz:bg-on-give-soft nz:text-give-soft',
        water: 'nz:bg-on-water-soft nz:text-water-soft',
        info: 'nz:bg-on-info-soft nz:text-info-soft',
        warning: 'nz:bg-on-warning-soft nz:text-warning-soft',
      },
    },
    defaultVariants: { size: 'md', tone: 'sign' },
  },
);

export type AvatarSize = 'sm' | 'md' | 'lg';
export type AvatarTone = 'sign' | 'give' | 'water' | 'info' | 'warning';

export const avatarTones: readonly [AvatarTone, ...AvatarTone[]] = ['sign', 'give', 'water', 'info', 'warning'];

/** The cloth behind the initials, in the colour of the tone. */
export const avatarCloth = cva(
  'nz:absolute nz:inset-0 nz:opacity-80 nz:[mask-size:24px_24px]! nz:forced-colors:hidden',
  {
    variants: {
      tone: {
        sign: 'nz:bg-sign nz:pattern-keys',
        give: 'nz:bg-give nz:pattern-chevron',
        water: 'nz:bg-water nz:pattern-lattice',
        info: 'nz:bg-info nz:pattern-keys',
        warning: 'nz:bg-warning nz:pattern-chevron',
      },
    },
  },
);
