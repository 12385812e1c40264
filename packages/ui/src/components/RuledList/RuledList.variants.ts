interface Look {
  list: string;
  item: string;
  title: string;
  description: string;
  /** The description of an item without a title. */
  lone?: string;
}

export type RuledListLayout = 'columns' | 'signs' | 'rows' | 'icons' | 'links' | 'notes' | 'topics' | 'steps';

export const ruledListLayouts: Record<RuledListLayout, Look> = {
  columns: {
    list: 'nz:grid nz:gap-x-gap',
    item: 'nz:bare nz:grid nz:content-start nz:gap-1.5 nz:border-t-[1.5px] nz:py-4',
    title: 'nz:type-h4 nz:hyphens-auto',
    description: 'nz:text-md nz:text-text-2 nz:text-pretty',
  },
  signs: {
    list: 'nz:grid nz:sm:gap-x-gap',
    item: 'nz:bare nz:grid nz:content-start nz:gap-3 nz:border-t-[1.5px] nz:py-6',
    title: 'nz:type-h3',
    description: 'nz:text-text-2',
  },
  rows: {
    list: 'nz:border-line-strong nz:border-b-[1.5px]',
    item: 'nz:grid nz:gap-2 nz:border-t-[1.5px] nz:py-5 nz:lg:grid-cols-2 nz:lg:gap-6 nz:lg:py-7',
    title: 'nz:type-h3 nz:hyphens-auto',
    description: 'nz:text-pretty nz:text-text-muted',
  },
  icons: {
    list: 'nz:bare',
    item: 'nz:bare nz:grid nz:grid-cols-[1.5rem_1fr] nz:gap-3 nz:border-t-[1.5px] nz:py-3 nz:[&_svg]:mt-0.5 nz:[&_svg]:size-5',
    title: 'nz:font-semibold',
    description: 'nz:text-md nz:text-text-2',
    lone: 'nz:text-md nz:leading-normal',
  },
  links: {
    list: 'nz:border-line-strong nz:border-b-[1.5px]',
    item: 'nz:grid nz:justify-items-start nz:gap-1 nz:border-t-[1.5px] nz:py-4',
    title: 'nz:type-h4 nz:hyphens-auto',
    description: 'nz:text-pretty nz:text-text-2',
  },
  topics: {
    list: 'nz:border-line-strong nz:border-b-[1.5px]',
    item: 'nz:grid nz:justify-items-start nz:border-t-[1.5px] nz:py-2.5',
    title: 'nz:bare',
    description: 'nz:text-pretty nz:text-text-2 nz:[&_mark]:bg-warning-soft nz:[&_mark]:text-on-warning-soft',
  },
  steps: {
    list: 'nz:grid',
    item: 'nz:border-t-[1.5px] nz:py-3',
    title: 'nz:font-semibold',
    description: 'nz:text-pretty',
  },
  notes: {
    list: 'nz:grid nz:text-md nz:leading-normal',
    item: 'nz:border-b-[1.5px] nz:py-2.5 nz:first:pt-0',
    title: 'nz:font-semibold',
    description: 'nz:text-pretty',
  },
};
