import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Figure } from '../../primitives/Figure/Figure.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';
import { LandscapeEdge, type LandscapeTone, riverColour } from './LandscapeEdge.tsx';

export type { LandscapeTone } from './LandscapeEdge.tsx';

export interface LandscapeLayerProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Which layer it is: its ground, and what of the next one shows at its foot. */
  tone: LandscapeTone;
  /** The height above the ground; negative below it. */
  height: number;
  /** The unit of the height. */
  unit: ReactNode;
  /** Where that is, in words. */
  place: ReactNode;
  title: ReactNode;
  /** A sentence or two below the title, or beside its buttons. */
  description?: ReactNode;
  /** A second paragraph. */
  note?: ReactNode;
  /** A picture at the end, for the layout `picture`. */
  picture?: PictureContent;
  /** Buttons beside the description. */
  actions?: ReactNode;
  /** At the other end of the title's line: a link. */
  end?: ReactNode;
  /**
   * On wide screens: the title is beside the mark (`row`), it leaves room for a picture at its end
   * (`picture`), or it is below the mark (`column`).
   * @default 'row'
   */
  layout?: keyof typeof layouts;
  /**
   * The mark is the gold diamond of the view: at most one.
   * @default false
   */
  isOffbeat?: boolean;
  /**
   * The heading level of the title; the look does not change.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** On wide screens in twelve columns. */
  children?: ReactNode;
}

const grounds: Record<LandscapeTone, string> = {
  crowns: 'nz:bg-weave',
  trunks: 'nz:bg-cloth',
  ground: 'nz:bg-sunk',
  river: cx(riverColour, 'nz:bg-(--nz-river) nz:[--nz-text-muted:var(--nz-dark-on-water-soft)]'),
};

const besideMark = {
  mark: 'nz:lg:col-span-2 nz:lg:row-start-1 nz:lg:flex-col nz:lg:items-start nz:lg:gap-2 nz:lg:pt-2',
  diamond: 'nz:lg:mb-3',
  heading: 'nz:type-h1 nz:lg:max-w-[15ch]',
};
const layouts = {
  row: { ...besideMark, line: 'nz:lg:col-span-10 nz:lg:col-start-3 nz:lg:row-start-1' },
  picture: { ...besideMark, line: 'nz:lg:col-span-5 nz:lg:col-start-3 nz:lg:row-start-1' },
  column: {
    mark: 'nz:lg:col-span-12 nz:lg:max-w-48 nz:lg:flex-wrap nz:xl:max-w-62',
    diamond: '',
    heading: 'nz:type-h2 nz:lg:text-[1.625rem] nz:xl:text-[2.125rem]',
    line: 'nz:lg:col-span-12 nz:lg:max-w-48 nz:xl:max-w-60',
  },
};

/** From the title's line to the foot of the layer, up to the edge of the page. */
const pictureAtEnd = cx(
  'nz:-me-gutter nz:mt-2 nz:aspect-5/4 nz:cut-lg',
  'nz:lg:col-span-5 nz:lg:col-start-8 nz:lg:row-span-2 nz:lg:row-start-1 nz:lg:aspect-auto nz:lg:min-h-115',
);

/**
 * A layer of a landscape: how high it is, its title, and its content on its own ground. The ground
 * of the next layer grows into its foot. In the order `crowns`, `trunks`, `ground`, `river` they
 * lead down through a forest. `LandscapeTrunks` is a list between trunks.
 *
 * Slots: `landscape-layer`, `landscape-layer-mark`, `landscape-layer-title`,
 * `landscape-layer-description`, `landscape-layer-actions`, `landscape-trunks`.
 *
 * @example
 * <LandscapeLayer tone="crowns" height={40} unit="m" place="In the crowns" title="What the crowns feed">…</LandscapeLayer>
 */
export function LandscapeLayer({
  tone,
  height,
  unit,
  place,
  title,
  description,
  note,
  picture,
  actions,
  end,
  layout = 'row',
  isOffbeat = false,
  headingLevel = 2,
  className,
  children,
  ...props
}: LandscapeLayerProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const { mark, diamond, heading, line } = layouts[layout];
  return (
    <section
      aria-labelledby={id}
      data-slot="landscape-layer"
      className={cx('nz:ground-cloth nz:relative nz:isolate nz:overflow-hidden', grounds[tone], className)}
      {...props}
    >
      <div className="nz:wrap nz:grid nz:gap-x-gap nz:gap-y-6 nz:pt-10 nz:pb-28 nz:lg:grid-cols-12 nz:lg:grid-rows-[auto_1fr] nz:lg:pt-16 nz:lg:pb-38">
        <p data-slot="landscape-layer-mark" className={cx('nz:flex nz:items-center nz:gap-3', mark)}>
          <span
            aria-hidden="true"
            className={cx(
              'nz:mx-1 nz:size-3 nz:shrink-0 nz:rotate-45 nz:border-2 nz:lg:size-4',
              diamond,
              isOffbeat ? 'nz:border-offbeat nz:bg-offbeat' : 'nz:border-current',
            )}
          />
          <Figure
            value={height}
            unit={unit}
            layout="inline"
            className="nz:type-number nz:text-[1.375rem] nz:lg:text-[2rem]"
          />
          <span className="nz:font-semibold nz:text-md nz:text-text-muted">{place}</span>
        </p>
        <div
          className={cx(
            'nz:flex nz:min-w-0 nz:flex-wrap nz:items-end nz:justify-between nz:gap-x-8 nz:gap-y-4 nz:lg:items-start',
            line,
          )}
        >
          <Heading id={id} data-slot="landscape-layer-title" className={cx('nz:max-w-[18ch] nz:hyphens-auto', heading)}>
            {title}
          </Heading>
          {end}
        </div>
        {description ? (
          <div className="nz:grid nz:content-start nz:gap-4 nz:lg:col-span-5 nz:lg:col-start-3 nz:lg:pe-6">
            <p data-slot="landscape-layer-description" className="nz:type-lead nz:max-w-measure nz:text-pretty">
              {description}
            </p>
            {note ? <p className="nz:text-pretty nz:text-text-2">{note}</p> : null}
          </div>
        ) : null}
        {picture ? <Picture {...picture} className={pictureAtEnd} /> : null}
        {actions ? (
          <div
            data-slot="landscape-layer-actions"
            className="nz:flex nz:flex-wrap nz:items-end nz:gap-3 nz:lg:col-span-5 nz:lg:justify-end"
          >
            {actions}
          </div>
        ) : null}
        {children}
      </div>
      <LandscapeEdge tone={tone} />
    </section>
  );
}
