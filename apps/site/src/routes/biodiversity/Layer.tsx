import { Figure } from '@nzete/ui/Figure';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

interface LayerProps {
  /** Metres above the ground; negative below it. */
  height: number;
  place: MessageDescriptor;
  title: MessageDescriptor;
  /** At the other end of the title's line. */
  end?: ReactNode;
  /** Puts the title below the mark, in the first of four columns, instead of beside it. */
  isNarrow?: boolean;
  /** The first layer: its mark is the gold diamond of the view. */
  isFirst?: boolean;
  /** The classes of the ground. */
  ground: string;
  /** The part of the next layer that shows at the lower edge. */
  edge?: ReactNode;
  children: ReactNode;
}

/**
 * A layer of the forest: its height, title and content on its own ground. The next ground overlaps
 * its lower edge.
 */
export function Layer({
  height,
  place,
  title,
  end,
  isNarrow = false,
  isFirst = false,
  ground,
  edge,
  children,
}: LayerProps) {
  const id = useId();
  let titlePlace = 'nz:lg:col-span-10 nz:lg:col-start-3 nz:lg:row-start-1';
  // The first layer has a picture at the end of the row.
  if (isFirst) titlePlace = 'nz:lg:col-span-5 nz:lg:col-start-3 nz:lg:row-start-1';
  if (isNarrow) titlePlace = 'nz:lg:col-span-12 nz:lg:max-w-48 nz:xl:max-w-60';
  return (
    <section aria-labelledby={id} className={`nz:ground-cloth nz:relative nz:isolate nz:overflow-hidden ${ground}`}>
      <div className="nz:wrap nz:grid nz:gap-x-gap nz:gap-y-6 nz:pt-10 nz:pb-28 nz:lg:grid-cols-12 nz:lg:grid-rows-[auto_1fr] nz:lg:pt-16 nz:lg:pb-38">
        <HeightMark height={height} place={place} isNarrow={isNarrow} isFirst={isFirst} />
        <div
          className={`nz:flex nz:min-w-0 nz:flex-wrap nz:items-end nz:justify-between nz:gap-x-8 nz:gap-y-4 nz:lg:items-start ${titlePlace}`}
        >
          <h2
            id={id}
            className={`nz:max-w-[18ch] nz:hyphens-auto ${isNarrow ? 'nz:type-h2 nz:lg:text-[1.625rem] nz:xl:text-[2.125rem]' : 'nz:type-h1 nz:lg:max-w-[15ch]'}`}
          >
            <FormattedMessage {...title} />
          </h2>
          {end}
        </div>
        {children}
      </div>
      {edge}
    </section>
  );
}

function HeightMark({
  height,
  place,
  isNarrow,
  isFirst,
}: Pick<LayerProps, 'height' | 'place' | 'isNarrow' | 'isFirst'>) {
  return (
    <p
      className={`nz:flex nz:items-center nz:gap-3 ${isNarrow ? 'nz:lg:col-span-12 nz:lg:max-w-48 nz:lg:flex-wrap nz:xl:max-w-62' : 'nz:lg:col-span-2 nz:lg:row-start-1 nz:lg:flex-col nz:lg:items-start nz:lg:gap-2 nz:lg:pt-2'}`}
    >
      <span
        aria-hidden="true"
        className={`nz:mx-1 nz:size-3 nz:shrink-0 nz:rotate-45 nz:border-2 nz:lg:size-4 ${isNarrow ? '' : 'nz:lg:mb-3'} ${isFirst ? 'nz:border-offbeat nz:bg-offbeat' : 'nz:border-current'}`}
      />
      <Figure
        value={height}
        unit={<FormattedMessage {...messages.metres} />}
        layout="inline"
        className="nz:type-number nz:text-[1.375rem] nz:lg:text-[2rem]"
      />
      <span className="nz:font-semibold nz:text-md nz:text-text-muted">
        <FormattedMessage {...place} />
      </span>
    </p>
  );
}

/** Treetops of the next layer, at the bottom of a layer. */
export function TreetopEdge({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`nz:scenery-treeline nz:pointer-events-none nz:absolute nz:inset-x-0 nz:-bottom-px nz:-z-10 nz:h-14 nz:lg:h-22 ${className}`}
    />
  );
}
