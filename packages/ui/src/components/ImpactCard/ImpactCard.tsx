import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Card, type CardProps } from '../../primitives/Card/Card.tsx';
import { CardLink } from '../../primitives/Card/CardLink.tsx';
import { Figure, type FigureProps } from '../../primitives/Figure/Figure.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';
import { Sign, type SignName } from '../../primitives/Sign/Sign.tsx';
import { type ImpactCardVariantProps, impactCardParts } from './ImpactCard.variants.ts';

export interface ImpactCardProps
  extends Omit<CardProps, 'title' | 'variant' | 'padding' | 'children'>,
    Pick<FigureProps, 'value' | 'format' | 'isAtLeast' | 'asOf' | 'source' | 'isSample'>,
    ImpactCardVariantProps {
  picture: PictureContent;
  /** The sign of its focus area. */
  sign?: SignName;
  /** The place. */
  place?: ReactNode;
  /** The date, formatted for the current language. */
  date?: ReactNode;
  /** What was achieved, in a few words. */
  title: ReactNode;
  /** One more sentence. */
  description?: ReactNode;
  /** The unit: `trees planted`. */
  unit: ReactNode;
  /**
   * The corner of the picture that is cut.
   * @default 'head'
   */
  cut?: 'head' | 'foot';
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * An achievement: picture, place, title, a sentence and the figure. With `href` the title is a link
 * that makes the whole card clickable.
 *
 * Slots: `impact-card`, `impact-card-body`, `impact-card-title`, `impact-card-description`.
 *
 * @example
 * <ImpactCard
 *   picture={{ src: pump, alt: 'Illustration: a hand pump' }}
 *   sign="water"
 *   title="Clean water runs in Nsele"
 *   value={1}
 *   unit="borehole completed"
 *   href="/impact"
 * />
 */
export function ImpactCard({
  picture,
  sign,
  place,
  date,
  title,
  description,
  value,
  format,
  isAtLeast,
  unit,
  asOf,
  source,
  isSample,
  size,
  phone,
  cut = 'head',
  headingLevel = 3,
  className,
  ...props
}: ImpactCardProps) {
  const Heading = `h${headingLevel}` as const;
  const part = impactCardParts({ size, phone });
  return (
    <Card variant="bare" data-slot="impact-card" className={cx(part.root, className)} {...props}>
      <Picture
        {...picture}
        isCut={cut === 'head'}
        className={cx(part.picture, cut === 'foot' && 'nz:cut-corner-foot')}
      />
      <div data-slot="impact-card-body" className={part.body}>
        {sign || place || date ? (
          <div className="nz:flex nz:items-center nz:gap-3 nz:text-sm nz:leading-snug">
            {sign ? <Sign name={sign} size="md" className={part.sign} /> : null}
            {place || date ? (
              <p className="nz:text-text-muted">
                {place ? <span className="nz:block nz:font-semibold nz:text-text-2">{place}</span> : null}
                {date}
              </p>
            ) : null}
          </div>
        ) : null}
        <Heading data-slot="impact-card-title" className={part.title}>
          {props.href === undefined ? title : <CardLink>{title}</CardLink>}
        </Heading>
        {description ? (
          <p data-slot="impact-card-description" className={part.description}>
            {description}
          </p>
        ) : null}
        <Figure
          {...{ value, format, isAtLeast, unit, asOf, source, isSample }}
          layout="line"
          className={part.figure}
          valueClassName="nz:type-number nz:text-[1.75rem] nz:text-give"
        />
      </div>
    </Card>
  );
}
