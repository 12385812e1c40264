import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { AnimalTracks, type NotebookTracks } from './AnimalTracks.tsx';
import { NotebookLeaf } from './NotebookLeaf.tsx';

export interface NotebookGridProps extends ComponentProps<'ul'> {
  /** The tracks of an animal down the margin. Decorative. */
  tracks?: NotebookTracks;
}

/** List items side by side in a `NotebookSection`: two in a row, three on wide screens. */
export function NotebookGrid({ tracks, className, ...props }: NotebookGridProps) {
  return (
    <NotebookLeaf className="nz:pb-10" margin={tracks ? <AnimalTracks of={tracks} /> : null}>
      <ul
        data-slot="notebook-grid"
        className={cx(
          'nz:bare nz:grid nz:grid-cols-1 nz:gap-x-10 nz:gap-y-8 nz:sm:grid-cols-2 nz:lg:grid-cols-3',
          className,
        )}
        {...props}
      />
    </NotebookLeaf>
  );
}
