import { cva, type VariantProps } from 'class-variance-authority';

/** The diamond behind the icon. Each pair has enough contrast in both themes and on cloth. */
export const programCardIcon = cva(
  [
    'nz:relative nz:isolate nz:grid nz:size-15 nz:shrink-0 nz:place-items-center nz:[&>svg]:size-6',
    'nz:before:absolute nz:before:inset-2.25 nz:before:-z-10 nz:before:rotate-45',
  ],
  {
    variants: {
      /** The colour family of the programme. */
      accent: {
        forest: 'nz:text-on-success-soft nz:before:bg-success-soft',
        laterite: 'nz:text-on-give-soft nz:before:bg-give-soft',
        river: 'nz:text-on-water-soft nz:before:bg-water-soft',
        gold: 'nz:text-on-warning-soft nz:before:bg-warning-soft',
        cobalt: 'nz:text-on-info-soft nz:before:bg-info-soft',
      },
    },
    defaultVariants: { accent: 'forest' },
  },
);

/**
 * On phones the icon is always beside the title; `column` puts it above the text on wide screens.
 */
export const programCardLayouts = {
  row: '',
  column: 'nz:lg:flex-col nz:lg:gap-4',
};

export type ProgramCardAccent = NonNullable<VariantProps<typeof programCardIcon>['accent']>;
