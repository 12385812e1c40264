import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Figure, type FigureProps } from '../../primitives/Figure/Figure.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';

/** A figure of a `BoardHero`. */
export interface BoardHeroItem
  extends Pick<FigureProps, 'value' | 'format' | 'isAtLeast' | 'unit' | 'label' | 'asOf' | 'source' | 'isSample'> {
  id: string;
}

export interface BoardHeroProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's main heading. */
  title: ReactNode;
  /** One or two sentences. */
  description?: ReactNode;
  /** Buttons, below each other. */
  actions?: ReactNode;
  /** Up to four, in a row at the foot of the board. */
  figures?: readonly BoardHeroItem[];
  /** Below the board, over the full width. */
  picture?: PictureContent | undefined;
  /** Between board and picture, such as a `LoadState`. */
  children?: ReactNode;
}

/**
 * A page header: a blackboard with the text, and the class in front of it. It is the first element
 * of a page.
 *
 * Slots: `board-hero`, `board-hero-board`, `board-hero-title`, `board-hero-description`,
 * `board-hero-actions`, `board-hero-item`.
 *
 * @example
 * <BoardHero title="Digital literacy" description="Courses for everyone." picture={{ src: classroom, alt: 'Illustration: a class' }}
 *   actions={<LinkButton href="/volunteers" size="lg">Enrol</LinkButton>} />
 */
export function BoardHero({
  title,
  description,
  actions,
  figures = [],
  picture,
  className,
  children,
  ...props
}: BoardHeroProps) {
  return (
    <header data-slot="board-hero" className={cx('nz:bg-sunk', className)} {...props}>
      <div className="nz:wrap nz:relative nz:pt-6 nz:lg:pt-12">
        <div data-slot="board-hero-board" className={board}>
          <div className="nz:grid nz:content-start nz:gap-4">
            <h1 data-slot="board-hero-title" className="nz:type-display nz:text-balance nz:hyphens-auto">
              {title}
            </h1>
            {description ? (
              <p
                data-slot="board-hero-description"
                className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2"
              >
                {description}
              </p>
            ) : null}
          </div>
          {actions ? (
            <div data-slot="board-hero-actions" className="nz:grid nz:content-center nz:gap-3">
              {actions}
            </div>
          ) : null}
          {figures.length > 0 ? (
            <ul className="nz:bare nz:grid nz:grid-cols-2 nz:gap-x-6 nz:large-text:grid-cols-1 nz:gap-y-5 nz:md:grid-cols-4 nz:lg:col-span-2">
              {figures.map(({ id, ...figure }) => (
                <li key={id} data-slot="board-hero-item" className="nz:border-line-strong nz:border-t-[1.5px] nz:pt-4">
                  <Figure {...figure} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        {children}
      </div>
      {picture ? (
        <Picture
          imageClassName="nz:object-[50%_100%]"
          {...picture}
          loading="eager"
          fetchPriority="high"
          isCut={false}
          className="nz:-mt-10 nz:block nz:h-64 nz:w-full nz:md:h-96 nz:lg:-mt-16 nz:lg:h-112"
        />
      ) : null}
    </header>
  );
}

const board = cx(
  'nz:ground-cloth nz:relative nz:z-1 nz:mx-auto nz:grid nz:gap-x-16 nz:gap-y-8 nz:border-8 nz:border-give-edge nz:p-6 nz:large-text:p-3',
  'nz:sm:p-10 nz:lg:w-11/12 nz:lg:grid-cols-[7fr_4fr] nz:lg:border-[14px]',
);
