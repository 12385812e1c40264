import { cva, type VariantProps } from 'class-variance-authority';

export const badgeVariants = cva(
  [
    'inline-flex min-h-6.5 max-w-full items-center gap-1.5 rounded-thread px-2 py-0.5 text-xs leading-[1.35] font-semibold',
    '[&_svg]:size-[0.9375rem] [&_svg]:shrink-0 forced-colors:border',
  ],
  {
    variants: {
      /** What it says about its neighbour. Never the colour alone: the words say it too. `gold` once per view at most. */
      tone: {
        neutral: 'bg-sunk text-text',
        line: 'text-text shadow-[inset_0_0_0_1.5px_var(--nz-line-strong)]',
        success: 'bg-success-soft text-on-success-soft',
        warning: 'bg-warning-soft text-on-warning-soft',
        error: 'bg-danger-soft text-on-danger-soft',
        info: 'bg-info-soft text-on-info-soft',
        water: 'bg-water-soft text-on-water-soft',
        give: 'bg-give-soft text-on-give-soft',
        gold: 'bg-offbeat text-on-offbeat',
        live: [
          'bg-danger-soft text-on-danger-soft',
          'before:ms-px before:me-0.5 before:size-2 before:shrink-0 before:rotate-45 before:bg-current forced-colors:before:bg-[CanvasText]',
          // Three beats, then it stays lit: what moves for more than five seconds would need a way to stop it (WCAG 2.2.2).
          'before:animate-beat before:[animation-duration:1.4s] before:[animation-iteration-count:3] motion-reduce:before:animate-none',
        ],
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeVariantProps = VariantProps<typeof badgeVariants>;
