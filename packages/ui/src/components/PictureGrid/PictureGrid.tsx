import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';

/** A picture of a `PictureGrid`. */
export interface PictureGridItem extends Pick<PictureContent, 'src' | 'alt' | 'lang'> {
  id: string | number;
  /** Below the picture; for the layouts `captions`, `row` and `lead`. */
  title?: ReactNode;
  /** A sentence below the title; for the layout `lead`. */
  description?: ReactNode;
}

export interface PictureGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Designed for six; further ones repeat their places, or in `lead` make rows of three. */
  pictures: readonly PictureGridItem[];
  /**
   * `bricks`: large and small ones side by side. `captions`: two rows of one height, each picture
   * with its title. `prints`: like `bricks` with a white edge, none quite straight. `row`: six of
   * one size, each with its title. `lead`: the first is the largest, with two beside it and rows of
   * three below, each with title and sentence.
   * @default 'bricks'
   */
  layout?: keyof typeof layouts;
}

interface Place {
  item: string;
  picture: string;
  isCut?: boolean;
}

const leadPlace = (place: string): Place => ({
  item: `nz:min-w-0 ${place}`,
  picture: 'nz:h-40 nz:w-full nz:sm:h-56 nz:lg:h-72',
  isCut: true,
});

/** A list in twelve columns on wide screens, and the places of six pictures in it. */
const layouts: Record<
  'bricks' | 'captions' | 'prints' | 'row' | 'lead',
  { list: string; places: readonly Place[]; others?: Place; title?: string }
> = {
  bricks: {
    list: 'nz:grid nz:grid-cols-2 nz:large-text:flex nz:large-text:flex-col nz:gap-4 nz:md:grid-cols-12 nz:lg:gap-gap',
    places: [
      {
        item: 'nz:grid nz:col-span-2 nz:md:col-span-5 nz:md:row-span-2',
        picture: 'nz:aspect-4/3 nz:md:aspect-auto nz:cut-lg',
        isCut: true,
      },
      { item: 'nz:grid nz:col-span-2 nz:md:col-span-7', picture: 'nz:aspect-16/9 nz:md:aspect-auto nz:md:h-75' },
      { item: 'nz:grid nz:md:col-span-3', picture: 'nz:aspect-square nz:md:aspect-auto nz:md:h-48' },
      { item: 'nz:grid nz:md:col-span-4', picture: 'nz:aspect-square nz:md:aspect-auto nz:md:h-48' },
      { item: 'nz:grid nz:col-span-2 nz:md:col-span-7', picture: 'nz:aspect-16/9 nz:md:aspect-auto nz:md:h-75' },
      { item: 'nz:grid nz:col-span-2 nz:md:col-span-5', picture: 'nz:aspect-16/9 nz:md:aspect-auto nz:md:h-75' },
    ],
  },
  captions: {
    list: 'nz:grid nz:grid-cols-2 nz:large-text:flex nz:large-text:flex-col nz:gap-x-4 nz:gap-y-6 nz:md:grid-cols-12 nz:lg:gap-x-gap nz:lg:gap-y-8',
    places: [
      'nz:max-md:col-span-2 nz:md:col-span-5',
      'nz:md:col-span-4',
      'nz:md:col-span-3',
      'nz:md:col-span-3',
      'nz:md:col-span-4',
      'nz:max-md:col-span-2 nz:md:col-span-5',
    ].map((item, index) => ({
      item,
      picture: 'nz:aspect-4/3 nz:md:aspect-auto nz:md:h-44 nz:lg:h-64',
      isCut: index === 0,
    })),
  },
  prints: {
    list: 'nz:grid nz:grid-cols-2 nz:large-text:flex nz:large-text:flex-col nz:gap-4 nz:md:grid-cols-12 nz:md:gap-x-gap nz:md:gap-y-8 nz:lg:gap-y-10',
    places: [
      'nz:rotate-1 nz:max-md:col-span-2 nz:md:col-span-5 nz:md:col-start-8 nz:md:row-span-2 nz:md:row-start-1',
      'nz:-rotate-1 nz:max-md:col-span-2 nz:md:col-span-7 nz:md:h-52 nz:lg:h-80',
      'nz:rotate-1 nz:md:col-span-3 nz:md:h-36 nz:lg:h-56',
      'nz:-rotate-1 nz:md:col-span-4 nz:md:h-36 nz:lg:h-56',
      'nz:rotate-1 nz:max-md:col-span-2 nz:md:col-span-5 nz:md:h-52 nz:lg:h-80',
      'nz:-rotate-1 nz:max-md:col-span-2 nz:md:col-span-7 nz:md:h-52 nz:lg:h-80',
    ].map((place) => ({
      item: `nz:bg-(--nz-light-surface) nz:p-2 nz:lg:p-3 ${place}`,
      picture: 'nz:h-full nz:max-md:aspect-4/3',
    })),
  },
  row: {
    list: 'nz:grid nz:grid-cols-2 nz:large-text:flex nz:large-text:flex-col nz:gap-x-3 nz:gap-y-6 nz:md:grid-cols-3 nz:lg:grid-cols-6',
    places: [{ item: '', picture: 'nz:aspect-3/4 nz:lg:aspect-3/5' }],
  },
  lead: {
    list: 'nz:grid nz:grid-cols-2 nz:large-text:flex nz:large-text:flex-col nz:gap-x-gap nz:gap-y-6 nz:lg:grid-cols-12',
    places: ['nz:col-span-2 nz:lg:col-span-6', 'nz:lg:col-span-3', 'nz:lg:col-span-3'].map(leadPlace),
    others: leadPlace('nz:last:even:col-span-2 nz:lg:col-span-4 nz:lg:last:even:col-span-4'),
    title: 'nz:font-semibold nz:text-pretty',
  },
};

/**
 * A few pictures of a page, not to be opened one by one: for that use `PhotoGrid`.
 *
 * Slots: `picture-grid`, `picture-grid-item`, `picture-grid-title`, `picture-grid-description`.
 *
 * @example <PictureGrid layout="prints" pictures={[{ id: 1, src: okapi, alt: 'Illustration: an okapi' }]} />
 */
export function PictureGrid({ pictures, layout = 'bricks', className, ...props }: PictureGridProps) {
  const { list, places, others, title: titleLook = 'nz:text-sm nz:font-semibold nz:text-pretty' } = layouts[layout];
  return (
    <ul data-slot="picture-grid" className={cx(list, className)} {...props}>
      {pictures.map(({ id, title, description, ...content }, index) => {
        const place = index >= places.length && others ? others : places[index % places.length];
        const picture = <Picture {...content} isCut={place?.isCut ?? false} className={place?.picture ?? ''} />;
        return (
          <li key={id} data-slot="picture-grid-item" className={cx('nz:bare', place?.item)}>
            {title === undefined ? (
              picture
            ) : (
              <figure className="nz:grid nz:gap-2">
                {picture}
                <figcaption className="nz:grid nz:gap-0.5">
                  <span data-slot="picture-grid-title" className={titleLook}>
                    {title}
                  </span>
                  {description && layout === 'lead' ? (
                    <span data-slot="picture-grid-description" className="nz:text-md nz:text-pretty nz:text-text-muted">
                      {description}
                    </span>
                  ) : null}
                </figcaption>
              </figure>
            )}
          </li>
        );
      })}
    </ul>
  );
}
