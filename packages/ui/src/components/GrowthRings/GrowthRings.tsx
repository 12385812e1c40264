import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { MAX_PERIODS, TreeSection } from './TreeSection.tsx';

/** A period of a `GrowthRings`. */
export interface GrowthRingsPeriod {
  id: string;
  /** Written on its ring: a year. */
  mark: ReactNode;
  title: ReactNode;
  description: ReactNode;
  /** What grew: each usually a `Figure`. */
  figures?: ReactNode;
}

export interface GrowthRingsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: ReactNode;
  /** What the drawing shows, for screen readers. */
  label: string;
  /** One to three, the oldest first: the drawing has them from the middle outwards. */
  periods: readonly GrowthRingsPeriod[];
  /** Written on the ring that is to come: the year of the next aim. */
  next?: ReactNode;
  /**
   * The heading level of the title; the periods have the next one.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * How something grew, as the rings of a tree: the drawing, and beside it each period in words and
 * numbers. On wide screens the drawing stays in view.
 *
 * Slots: `growth-rings`, `growth-rings-tree`, `growth-rings-title`, `growth-rings-period`,
 * `growth-rings-figures`.
 *
 * @example
 * <GrowthRings title="Our journey" label="A tree cut across: three periods since 2020" next="2030"
 *   periods={[{ id: 'start', mark: '2020', title: '2020–2021', description: 'The first trees.' }]} />
 */
export function GrowthRings({ title, label, periods, next, headingLevel = 2, className, ...props }: GrowthRingsProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const PeriodHeading = `h${headingLevel + 1}` as 'h3' | 'h4' | 'h5';
  return (
    <section
      aria-labelledby={titleId}
      data-slot="growth-rings"
      className={cx('nz:bg-sunk nz:py-section', className)}
      {...props}
    >
      <div className="nz:wrap nz:grid nz:gap-10 nz:lg:grid-cols-[6fr_5fr] nz:lg:gap-16">
        <div className="nz:mx-auto nz:w-full nz:max-w-120 nz:lg:sticky nz:lg:top-28 nz:lg:max-w-none nz:lg:self-start">
          <TreeSection label={label} marks={periods.slice(0, MAX_PERIODS).map(({ mark }) => mark)} next={next} />
        </div>
        <div className="nz:grid nz:content-center nz:gap-8">
          <Heading id={titleId} data-slot="growth-rings-title" className="nz:type-h1">
            {title}
          </Heading>
          <ol className="nz:grid">
            {periods.map(({ id, title: period, description, figures }) => (
              <li
                key={id}
                data-slot="growth-rings-period"
                className="nz:bare nz:grid nz:gap-3 nz:border-line-strong nz:border-t-[1.5px] nz:pt-5 nz:pb-8 nz:last:pb-0"
              >
                <PeriodHeading className="nz:type-h3">{period}</PeriodHeading>
                <p className="nz:max-w-measure nz:text-text-2">{description}</p>
                {figures ? (
                  <p data-slot="growth-rings-figures" className="nz:flex nz:flex-wrap nz:gap-x-10 nz:gap-y-3">
                    {figures}
                  </p>
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
