import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { StrataEdge } from './StrataEdge.tsx';
import { type StrataTone, strata } from './strata.ts';

export interface StrataSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The stratum that it is on. */
  tone: StrataTone;
  /** The stratum above it. If omitted, there is no edge. */
  above?: StrataTone | 'paper' | undefined;
  title: ReactNode;
  /** Beside the title on wide screens. */
  description?: ReactNode;
  /**
   * The heading level of the title; the look does not change.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A section on a stratum of the earth, with a torn upper edge. Sections in the order `soil`,
 * `deep`, `clay`, `rock` go down into the ground. `StrataPage` is a page about one of them.
 *
 * Slots: `strata-section`, `strata-section-title`, `strata-section-description`, `strata-edge`.
 *
 * @example
 * <StrataSection tone="clay" above="deep" title="The goals" description="Which of the 17 they are.">…</StrataSection>
 */
export function StrataSection({
  tone,
  above,
  title,
  description,
  headingLevel = 2,
  className,
  children,
  ...props
}: StrataSectionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} data-slot="strata-section" className={cx('nz:bare', className)} {...props}>
      {above ? <StrataEdge tone={tone} above={above} seed={tone.length + above.length} /> : null}
      <div className={strata[tone]}>
        <div className="nz:wrap nz:pt-8 nz:pb-section">
          <div className="nz:mb-8 nz:grid nz:gap-2 nz:lg:mb-10 nz:lg:grid-cols-[5fr_7fr] nz:lg:items-end nz:lg:gap-12">
            <Heading id={id} data-slot="strata-section-title" className="nz:type-h2 nz:hyphens-auto">
              {title}
            </Heading>
            {description ? (
              <p data-slot="strata-section-description" className="nz:max-w-measure nz:text-pretty nz:text-text-muted">
                {description}
              </p>
            ) : null}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
