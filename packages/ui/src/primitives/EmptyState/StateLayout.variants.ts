/** The classes of each part. */
export const stateParts = {
  block: {
    root: 'grid justify-items-center gap-3 px-5 py-8 text-center',
    words: 'contents',
    title: 'type-h3',
    description: 'max-w-[36ch] text-text-2',
    diamond: 'lg',
  },
  inline: {
    root: 'flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3',
    words: 'min-w-0 grow basis-48',
    title: 'font-semibold',
    description: 'text-sm text-text-2',
    diamond: 'sm',
  },
} as const;
