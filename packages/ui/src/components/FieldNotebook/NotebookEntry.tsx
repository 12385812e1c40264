import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { AnimalTracks, type NotebookTracks } from './AnimalTracks.tsx';
import { NotebookLeaf } from './NotebookLeaf.tsx';

export interface NotebookEntryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** An icon (any element) in the margin; the component sets its size. */
  icon?: ReactNode;
  /**
   * The colour of the icon.
   * @default 'forest'
   */
  tone?: keyof typeof inks;
  /** A `Badge` in the margin: whether it has begun. */
  badge?: ReactNode;
  title: ReactNode;
  description: ReactNode;
  /** The tracks of an animal down the margin. Decorative. */
  tracks?: NotebookTracks;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

const inks = {
  forest: 'nz:text-success',
  laterite: 'nz:text-give',
  river: 'nz:text-water',
  gold: 'nz:text-warning',
  cobalt: 'nz:text-info',
};

/** An entry in a `NotebookSection`, with its icon and state in the margin. */
export function NotebookEntry({
  icon,
  tone = 'forest',
  badge,
  title,
  description,
  tracks,
  headingLevel = 3,
  className,
  ...props
}: NotebookEntryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <NotebookLeaf
      data-slot="notebook-entry"
      className={cx('nz:pb-10', className)}
      margin={
        <>
          {icon ? (
            <span
              aria-hidden="true"
              data-slot="notebook-icon"
              className={cx(
                'nz:[&>svg]:size-9 nz:[&>svg]:stroke-[1.5] nz:lg:[&>svg]:size-14 nz:lg:[&>svg]:stroke-[1.25]',
                inks[tone],
              )}
            >
              {icon}
            </span>
          ) : null}
          {badge}
          {tracks ? <AnimalTracks of={tracks} /> : null}
        </>
      }
      {...props}
    >
      <article className="nz:grid nz:gap-3 nz:border-line-strong nz:border-t-[1.5px] nz:pt-5 nz:lg:grid-cols-[4fr_6fr] nz:lg:gap-10">
        <Heading data-slot="notebook-title" className="nz:type-h3 nz:hyphens-auto">
          {title}
        </Heading>
        <p className="nz:text-pretty nz:text-text-2">{description}</p>
      </article>
    </NotebookLeaf>
  );
}
