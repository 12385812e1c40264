import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';
import { Eyebrow } from '../Section/Eyebrow.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';

export interface FeatureProps extends Omit<SectionProps, 'title' | 'end' | 'labelledBy'> {
  /** The heading of the section. */
  title: ReactNode;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** Tall on wide screens, nearly square on phones. */
  picture: PictureContent;
  /**
   * The side of the picture on wide screens; on phones it is above the text.
   * @default 'start'
   */
  side?: 'start' | 'end';
  /** Buttons and links below the text. */
  actions?: ReactNode;
}

/**
 * A section with a picture on a woven backing next to text. Its children are paragraphs; two are
 * placed side by side.
 *
 * Slots: `feature`, `feature-title`, `feature-description`, `feature-actions`.
 *
 * @example
 * <Feature
 *   eyebrow="Our mission"
 *   title="Forest, water and knowledge belong together"
 *   picture={{ src: village, alt: 'Illustration: …' }}
 * >
 *   <p>We began in Nsele.</p>
 * </Feature>
 */
export function Feature({
  eyebrow,
  title,
  headingLevel = 2,
  description,
  picture,
  side = 'start',
  actions,
  children,
  ...props
}: FeatureProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Section labelledBy={titleId} data-slot="feature" {...props}>
      <div
        className={cx(
          'nz:grid nz:gap-8 nz:lg:items-center nz:lg:gap-16',
          side === 'start' ? 'nz:lg:grid-cols-[5fr_7fr]' : 'nz:lg:grid-cols-[7fr_5fr]',
        )}
      >
        <div
          className={cx('nz:relative nz:isolate nz:me-5 nz:lg:me-6 nz:lg:mb-6', side === 'end' && 'nz:lg:order-last')}
        >
          <span
            aria-hidden="true"
            className="nz:absolute nz:start-[40%] nz:-end-5 nz:top-7 nz:-bottom-5 nz:-z-10 nz:bg-give nz:pattern-keys nz:lg:start-[30%] nz:lg:-end-6 nz:lg:top-16 nz:lg:-bottom-6"
          />
          <Picture {...picture} className="nz:aspect-[4/3.4] nz:cut-lg nz:lg:aspect-4/5" />
        </div>
        <div className="nz:grid nz:content-start nz:gap-5">
          {eyebrow ? <Eyebrow className="nz:text-text-2">{eyebrow}</Eyebrow> : null}
          <Heading id={titleId} data-slot="feature-title" className="nz:type-h1">
            {title}
          </Heading>
          {description ? (
            <p data-slot="feature-description" className="nz:type-lead nz:text-text-2">
              {description}
            </p>
          ) : null}
          {children ? (
            <div className="nz:grid nz:gap-x-gap nz:gap-y-5 nz:lg:auto-cols-fr nz:lg:grid-flow-col">{children}</div>
          ) : null}
          {actions ? (
            <div data-slot="feature-actions" className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-6 nz:gap-y-2">
              {actions}
            </div>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
