import { cva, type VariantProps } from 'class-variance-authority';

/** On phones a sheet as wide as the screen, at its lower edge; above, a sheet in the middle. */
export const dialogVariants = cva(
  [
    'nz:relative nz:flex nz:max-h-[calc(100dvh-3rem)] nz:w-full nz:flex-col nz:text-text nz:shadow-dialog nz:outline-none nz:md:max-h-[calc(100dvh-4rem)]',
    'nz:short:max-h-dvh',
    'nz:transition-[opacity,translate] nz:duration-(--nz-dur-base) nz:ease-out nz:starting:translate-y-6 nz:starting:opacity-0',
  ],
  {
    variants: {
      /** `sm` asks, `md` shows or takes something in, `lg` holds a form or a picture. */
      size: { sm: 'nz:md:max-w-md', md: 'nz:md:max-w-2xl', lg: 'nz:md:max-w-4xl' },
    },
    defaultVariants: { size: 'sm' },
  },
);

export type DialogVariantProps = VariantProps<typeof dialogVariants>;
