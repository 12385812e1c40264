export interface PhotoCardVariantProps {
  /**
   * A full `card`; a `row` with a small photo beside its text; or a numbered `frame` of a contact
   * sheet, whose text is in the viewer.
   * @default 'card'
   */
  shape?: 'card' | 'row' | 'frame';
}

const parts = {
  card: {
    root: 'nz:gap-3',
    picture: 'nz:aspect-4/3',
    body: 'nz:grid nz:min-w-0 nz:gap-1',
    title: 'nz:type-h4',
    description: 'nz:max-w-measure nz:text-md nz:text-text-2',
  },
  row: {
    root: 'nz:flex-row nz:gap-4 nz:large-text:flex-col',
    picture: 'nz:aspect-4/3 nz:w-28 nz:shrink-0 nz:self-start nz:cut-sm nz:sm:w-36',
    body: 'nz:grid nz:min-w-0 nz:content-start nz:gap-1',
    title: 'nz:type-h4 nz:hyphens-auto',
    description: 'nz:max-w-measure nz:text-md nz:text-text-2',
  },
  frame: {
    root: 'nz:gap-1',
    picture: 'nz:aspect-4/3',
    body: '',
    title: 'nz:flex nz:items-center nz:justify-between nz:text-sm nz:font-semibold',
    description: '',
  },
};

/** The classes of each part. */
export const photoCardParts = (shape: keyof typeof parts) => parts[shape];
