import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';

export interface SectionProps extends ComponentProps<'section'> {
  /** What the section is called. Without it give `labelledby`. */
  heading?: ReactNode;
  /**
   * The rank of the heading in the page; it looks the same.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  /** A sentence or two under the heading. */
  lead?: ReactNode;
  /** What stands at the other end of the heading's line: a link, a remark. */
  end?: ReactNode;
  /**
   * The ground. Neighbours differ; `cloth` once or twice in a page.
   * @default 'paper'
   */
  tone?: 'paper' | 'surface' | 'sunk' | 'cloth';
  /** The id of a heading inside that names the section, when it is not `heading`. */
  labelledby?: string;
}

const tones = { paper: 'bg-bg', surface: 'bg-surface', sunk: 'bg-sunk', cloth: 'ground-cloth' };

/**
 * A stretch of the page over its whole width, with its heading.
 *
 * @example
 * <Section heading="Recent impact highlights" end={<Link href="/impact">All our impact</Link>} tone="surface">…</Section>
 */
export function Section({
  heading,
  headingLevel = 2,
  lead,
  end,
  tone = 'paper',
  labelledby,
  className,
  children,
  ...props
}: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={labelledby ?? (heading ? headingId : undefined)}
      data-slot="section"
      className={cx('py-section', tones[tone], className)}
      {...props}
    >
      <div className="wrap">
        {heading ? (
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-10">
            <div className="grid min-w-0 max-w-144 gap-3">
              <Heading id={headingId} className="type-h1">
                {heading}
              </Heading>
              {lead ? <p className="type-lead text-text-muted">{lead}</p> : null}
            </div>
            {end ? <div className="max-w-[34ch] text-text-muted">{end}</div> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
