import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading. If omitted, pass `labelledBy`. */
  title?: ReactNode;
  /**
   * The heading level of the title; the look does not change.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  /** A sentence or two under the title. */
  description?: ReactNode;
  /** Shown at the end of the title's line: a link, a note. */
  end?: ReactNode;
  /**
   * The ground. Adjacent sections should differ; use `cloth` once or twice per page.
   * @default 'paper'
   */
  tone?: 'paper' | 'surface' | 'sunk' | 'cloth';
  /**
   * The space of the ground above and below the content: `end` has none above it, after a head on
   * the same ground.
   * @default 'both'
   */
  space?: keyof typeof spaces;
  /** The id of a heading inside that names the section, if it has no `title`. */
  labelledBy?: string;
}

const tones = { paper: 'nz:bg-bg', surface: 'nz:bg-surface', sunk: 'nz:bg-sunk', cloth: 'nz:ground-cloth' };
const spaces = { both: 'nz:py-section', end: 'nz:pb-section' };

/**
 * A full-width section of a page, with its title.
 *
 * Slots: `section`, `eyebrow`, `section-title`, `section-description`, `section-end`.
 *
 * @example
 * <Section
 *   title="Recent impact highlights"
 *   end={<Link href="/impact">All our impact</Link>}
 *   tone="surface"
 * >
 *   …
 * </Section>
 */
export function Section({
  title,
  headingLevel = 2,
  description,
  end,
  tone = 'paper',
  space = 'both',
  labelledBy,
  className,
  children,
  ...props
}: SectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={labelledBy ?? (title ? titleId : undefined)}
      data-slot="section"
      className={cx(spaces[space], tones[tone], className)}
      {...props}
    >
      <div className="nz:wrap">
        {title ? (
          <div className="nz:mb-8 nz:flex nz:flex-wrap nz:items-end nz:justify-between nz:gap-x-8 nz:gap-y-3 nz:lg:mb-10">
            <div className="nz:grid nz:min-w-0 nz:max-w-144 nz:gap-3">
              <Heading id={titleId} data-slot="section-title" className="nz:type-h1">
                {title}
              </Heading>
              {description ? (
                <p data-slot="section-description" className="nz:type-lead nz:text-text-muted">
                  {description}
                </p>
              ) : null}
            </div>
            {end ? (
              <div data-slot="section-end" className="nz:max-w-[34ch] nz:text-text-muted">
                {end}
              </div>
            ) : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
