import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What the section is called. Without it give `labelledBy`. */
  title?: ReactNode;
  /**
   * The rank of the title in the page; it looks the same.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  /** A sentence or two under the title. */
  description?: ReactNode;
  /** What is at the other end of the title's line: a link, a remark. */
  end?: ReactNode;
  /**
   * The ground. Neighbours differ; `cloth` once or twice in a page.
   * @default 'paper'
   */
  tone?: 'paper' | 'surface' | 'sunk' | 'cloth';
  /** The id of a heading inside that names the section, when it has no `title`. */
  labelledBy?: string;
}

const tones = { paper: 'bg-bg', surface: 'bg-surface', sunk: 'bg-sunk', cloth: 'ground-cloth' };

/**
 * A stretch of the page over its whole width, with its title.
 *
 * @example
 * <Section title="Recent impact highlights" end={<Link href="/impact">All our impact</Link>} tone="surface">…</Section>
 */
export function Section({
  title,
  headingLevel = 2,
  description,
  end,
  tone = 'paper',
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
      className={cx('py-section', tones[tone], className)}
      {...props}
    >
      <div className="wrap">
        {title ? (
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-10">
            <div className="grid min-w-0 max-w-144 gap-3">
              <Heading id={titleId} className="type-h1">
                {title}
              </Heading>
              {description ? <p className="type-lead text-text-muted">{description}</p> : null}
            </div>
            {end ? <div className="max-w-[34ch] text-text-muted">{end}</div> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
