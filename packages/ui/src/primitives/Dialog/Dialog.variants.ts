import { cva, type VariantProps } from 'class-variance-authority';

/** On phones a sheet as wide as the screen, standing on its lower edge; above, a sheet in the middle. */
export const dialogVariants = cva(
  [
    'relative flex max-h-[calc(100dvh-3rem)] w-full flex-col text-text shadow-dialog outline-none md:max-h-[calc(100dvh-4rem)]',
    'transition-[opacity,translate] duration-(--nz-dur-base) ease-out starting:translate-y-6 starting:opacity-0',
  ],
  {
    variants: {
      /** `sm` asks, `md` shows or takes something in, `lg` holds a form or a picture. */
      size: { sm: 'md:max-w-md', md: 'md:max-w-2xl', lg: 'md:max-w-4xl' },
    },
    defaultVariants: { size: 'sm' },
  },
);

export type DialogVariantProps = VariantProps<typeof dialogVariants>;
