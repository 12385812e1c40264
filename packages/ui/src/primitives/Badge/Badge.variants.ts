import { cva, type VariantProps } from 'class-variance-authority';

export const badgeVariants = cva(
  [
    'nz:inline-flex nz:min-h-6.5 nz:max-w-full nz:items-center nz:gap-1.5 nz:rounded-thread nz:px-2 nz:py-0.5 nz:text-xs nz:leading-[1.35] nz:font-semibold',
    'nz:[&_svg]:size-[0.9375rem] nz:[&_svg]:shrink-0 nz:forced-colors:border',
  ],
  {
    variants: {
      /** What it says about its neighbour. Never the colour alone: the words say it too. `gold` once per view at most. */
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
        live: [
          'nz:bg-danger-soft nz:text-on-danger-soft',
          'nz:before:ms-px nz:before:me-0.5 nz:before:size-2 nz:before:shrink-0 nz:before:rotate-45 nz:before:bg-current nz:forced-colors:before:bg-[CanvasText]',
          // Three beats, then it stays lit: what moves for more than five seconds would need a way to stop it (WCAG 2.2.2).
          'nz:before:animate-beat nz:before:[animation-duration:1.4s] nz:before:[animation-iteration-count:3] nz:motion-reduce:before:animate-none',
        ],
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeVariantProps = VariantProps<typeof badgeVariants>;
