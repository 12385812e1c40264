import { type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';
import { Eyebrow } from '../Section/Eyebrow.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';

export interface FeatureProps extends Omit<SectionProps, 'title' | 'end' | 'labelledBy'> {
  /** What the section is called. */
  title: ReactNode;
  /** A short line over the title. */
  eyebrow?: ReactNode;
  /** High on wide screens, nearly square on phones. */
  picture: PictureContent;
  /**
   * Where the picture stands on wide screens; on phones it is above the words.
   * @default 'start'
   */
  side?: 'start' | 'end';
  /** Buttons and links under the words. */
  actions?: ReactNode;
}

/**
 * A section with one picture, its woven backing shifted behind it, beside words. Its children are paragraphs; two stand side by side.
 *
 * @example
 * <Feature eyebrow="Our mission" title="Forest, water and knowledge belong together" picture={{ src: village, alt: 'Illustration: …' }}>
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
          'grid gap-8 lg:items-center lg:gap-16',
          side === 'start' ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]',
        )}
      >
        <div className={cx('relative isolate me-5 lg:me-6 lg:mb-6', side === 'end' && 'lg:order-last')}>
          <span
            aria-hidden="true"
            className="absolute start-[40%] -end-5 top-7 -bottom-5 -z-10 bg-give pattern-keys lg:start-[30%] lg:-end-6 lg:top-16 lg:-bottom-6"
          />
          <Picture {...picture} className="aspect-[4/3.4] cut-lg lg:aspect-4/5" />
        </div>
        <div className="grid content-start gap-5">
          {eyebrow ? <Eyebrow className="text-text-2">{eyebrow}</Eyebrow> : null}
          <Heading id={titleId} className="type-h1">
            {title}
          </Heading>
          {description ? <p className="type-lead text-text-2">{description}</p> : null}
          {children ? <div className="grid gap-x-gap gap-y-5 lg:auto-cols-fr lg:grid-flow-col">{children}</div> : null}
          {actions ? <div className="flex flex-wrap items-center gap-x-6 gap-y-2">{actions}</div> : null}
        </div>
      </div>
    </Section>
  );
}
