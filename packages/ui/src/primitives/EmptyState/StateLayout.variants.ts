/** The classes of each part. */
export const stateParts = {
  block: {
    root: 'nz:grid nz:justify-items-center nz:gap-3 nz:px-5 nz:large-text:px-2 nz:py-8 nz:text-center',
    words: 'nz:contents',
    title: 'nz:type-h3',
    description: 'nz:max-w-[36ch] nz:text-balance nz:text-text-2',
    diamond: 'lg',
  },
  inline: {
    root: 'nz:flex nz:flex-wrap nz:items-center nz:gap-x-4 nz:gap-y-3 nz:px-4 nz:py-3',
    words: 'nz:min-w-0 nz:grow nz:basis-48',
    title: 'nz:font-semibold nz:text-pretty',
    description: 'nz:text-sm nz:text-pretty nz:text-text-2',
    diamond: 'sm',
  },
} as const;
