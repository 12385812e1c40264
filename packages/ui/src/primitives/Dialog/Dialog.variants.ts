import { cva, type VariantProps } from 'class-variance-authority';

/** A sheet at the bottom of the screen on phones, centred on larger screens. */
export const dialogVariants = cva(
  [
    'nz:relative nz:flex nz:max-h-[calc(100dvh-3rem)] nz:w-full nz:flex-col nz:text-text nz:shadow-dialog nz:outline-none nz:md:max-h-[calc(100dvh-4rem)]',
    'nz:short:max-h-dvh',
  ],
  {
    variants: {
      /**
       * Whether it animates in, or shows at once to replace the same sheet rendered by the server.
       */
      isInstant: {
        false: 'nz:rise',
      },
      /** `sm` for a question, `md` for some content, `lg` for a form or a picture. */
      size: { sm: 'nz:md:max-w-md', md: 'nz:md:max-w-2xl', lg: 'nz:md:max-w-4xl' },
    },
    defaultVariants: { size: 'sm', isInstant: false },
  },
);

/** The backdrop over the whole page. */
export const dialogBackdrop =
  'nz:[container:page_/_size] nz:fixed nz:inset-0 nz:z-(--nz-z-dialog) nz:flex nz:items-end nz:justify-center nz:bg-(--nz-scrim) nz:md:items-center nz:md:px-8 nz:md:py-8';
/** The backdrop fades in, unless it replaces one rendered by the server. */
export const dialogBackdropMotion = 'nz:transition-opacity nz:duration-(--nz-dur-base) nz:starting:opacity-0';

/** The parts of the sheet. */
export const dialogParts = {
  paper:
    'nz:flex nz:min-h-0 nz:flex-col nz:low:overflow-y-auto nz:low:overscroll-contain nz:bg-surface nz:cut-corner nz:[--nz-cut:28px] nz:forced-colors:border nz:forced-colors:[clip-path:none]',
  header: 'nz:shrink-0 nz:px-5 nz:pt-5 nz:md:px-7 nz:md:pt-6',
  title: 'nz:min-h-8 nz:pe-14 nz:large-text:pe-0 nz:large-text:pt-12 nz:type-h3',
  close: 'nz:absolute nz:end-5 nz:top-3',
  body: 'nz:min-h-0 nz:overflow-y-auto nz:low:shrink-0 nz:low:overflow-visible nz:overscroll-contain nz:focus-ring-inset',
  /** For a body that scrolls. */
  bodyEdge: 'nz:border-t-[length:var(--nz-border-thread)] nz:border-line',
  /** Scrolls with the body, to leave more room on a low screen. */
  description: 'nz:px-5 nz:pb-4 nz:text-text-2 nz:md:px-7',
  content: 'nz:px-5 nz:pb-6 nz:empty:pb-2 nz:md:px-7',
  footer:
    'nz:flex nz:shrink-0 nz:flex-wrap nz:gap-3 nz:bg-sunk nz:max-md:*:flex-[1_1_9rem] nz:px-5 nz:pt-4 nz:pb-[max(1rem,env(safe-area-inset-bottom))] nz:md:px-7',
} as const;

export type DialogVariantProps = VariantProps<typeof dialogVariants>;
