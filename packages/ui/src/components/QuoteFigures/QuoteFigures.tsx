import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Figure, type FigureProps } from '../../primitives/Figure/Figure.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';
import { QuoteBlock } from '../QuoteBlock/QuoteBlock.tsx';

/** A figure of a `QuoteFigures`. */
export interface QuoteFiguresItem
  extends Pick<FigureProps, 'value' | 'format' | 'isAtLeast' | 'unit' | 'label' | 'asOf' | 'source' | 'isSample'> {
  id: string;
}

export interface QuoteFiguresProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the figures, for screen readers. */
  title: ReactNode;
  /** Behind the quote. Its place is kept while it is not known. */
  picture?: PictureContent | undefined;
  /** With its quotation marks. */
  quote: ReactNode;
  /** A link or a button below the quote. */
  actions?: ReactNode;
  /** Up to four; on wide screens at both sides of the quote. */
  figures: readonly QuoteFiguresItem[];
  /** Where the figures are from. */
  note?: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A quote on a picture, with figures around it, like people at a table. On phones the figures are
 * below.
 *
 * Slots: `quote-figures`, `quote-figures-picture`, `quote-figures-quote`, `quote-figures-item`,
 * `quote-figures-note`.
 *
 * @example
 * <QuoteFigures title="In numbers" quote="“We learn together.”" picture={{ src: village, alt: 'Illustration: a village' }}
 *   figures={[{ id: 'people', value: 1200, label: 'People trained' }]} note="From the monthly reports." />
 */
export function QuoteFigures({
  title,
  picture,
  quote,
  actions,
  figures,
  note,
  headingLevel = 2,
  className,
  ...props
}: QuoteFiguresProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      data-slot="quote-figures"
      className={cx(
        'nz:wrap nz:grid nz:grid-cols-1 nz:gap-x-gap nz:gap-y-8 nz:pb-section nz:lg:grid-cols-[11rem_1fr_11rem] nz:lg:gap-x-16',
        className,
      )}
      {...props}
    >
      <div className="nz:grid nz:min-w-0 nz:grid-cols-1 nz:wrap-anywhere nz:lg:col-start-2 nz:lg:row-span-2 nz:lg:row-start-1">
        <div
          data-slot="quote-figures-picture"
          className="nz:-mx-gutter nz:aspect-4/3 nz:sm:mx-0 nz:lg:aspect-auto nz:lg:h-100"
        >
          {picture ? (
            <Picture loading="eager" fetchPriority="high" className="nz:size-full nz:cut-lg" {...picture} />
          ) : null}
        </div>
        <div
          data-slot="quote-figures-quote"
          className="nz:ground-cloth nz:relative nz:-mt-12 nz:p-6 nz:large-text:p-3 nz:outline-[1.5px] nz:-outline-offset-8 nz:outline-line-strong nz:sm:mx-6 nz:lg:-mx-6 nz:lg:-mt-28 nz:lg:p-12"
        >
          <QuoteBlock actions={actions}>{quote}</QuoteBlock>
        </div>
      </div>
      <Heading id={id} className="nz:sr-only">
        {title}
      </Heading>
      <ul className="nz:grid nz:grid-cols-2 nz:gap-x-gap nz:gap-y-6 nz:large-text:grid-cols-1 nz:lg:contents">
        {figures.map(({ id: key, ...figure }) => (
          <li key={key} data-slot="quote-figures-item" className={seat}>
            <Figure {...figure} />
          </li>
        ))}
      </ul>
      {note ? (
        <p data-slot="quote-figures-note" className="nz:text-sm nz:text-text-muted nz:lg:col-start-2">
          {note}
        </p>
      ) : null}
    </section>
  );
}

/** Odd ones are at the start side, even ones at the end side, two in a column. */
const seat = cx(
  'nz:relative nz:border-line-strong nz:border-t-[1.5px] nz:pt-4',
  'nz:before:absolute nz:before:-top-2 nz:before:end-0 nz:before:size-3.5 nz:before:rotate-45 nz:before:bg-line-strong',
  'nz:lg:odd:col-start-1 nz:lg:odd:-me-6 nz:lg:even:col-start-3 nz:lg:even:-ms-6 nz:lg:even:ps-6 nz:lg:even:before:end-auto nz:lg:even:before:start-0',
  'nz:lg:nth-[-n+2]:row-start-1 nz:lg:nth-[n+3]:row-start-2',
);
