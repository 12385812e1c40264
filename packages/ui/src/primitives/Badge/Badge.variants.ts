import { cva, type VariantProps } from 'class-variance-authority';

export const badgeVariants = cva('nz:badge', {
  variants: {
    /**
     * What it says about its neighbour. Never by colour alone: the words say it too. Use `gold` at
     * most once per view.
     */
    tone: {
      neutral: 'nz:bg-sunk nz:text-text',
      line: 'nz:text-text nz:shadow-[inset_0_0_0_1.5px_var(--nz-line-strong)]',
      success: 'nz:bg-success-soft nz:text-on-success-soft',
      warning: 'nz:bg-warning-soft nz:text-on-warning-soft',
      error: 'nz:bg-danger-soft nz:text-on-danger-soft',
      info: 'nz:bg-info-soft nz:text-on-info-soft',
      water: 'nz:bg-water-soft nz:text-on-water-soft',
      give: 'nz:bg-give-soft nz:text-on-give-soft',
      gold: 'nz:bg-offbeat nz:text-on-offbeat',
      live: 'nz:bg-danger-soft nz:text-on-danger-soft nz:badge-live',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeVariantProps = VariantProps<typeof badgeVariants>;
