import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { GrowthTargets, type GrowthTargetsProps } from './GrowthTargets.tsx';

export interface GrowthSectionProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'>,
    Pick<GrowthTargetsProps, 'targets'> {
  title: ReactNode;
  /** Beside the title on wide screens. */
  description?: ReactNode;
  /** A link below the description, such as to where the progress is published. */
  actions?: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3;
}

/** A section of a page with `GrowthTargets`, whose tree grows up from its lower edge. */
export function GrowthSection({
  targets,
  title,
  description,
  actions,
  headingLevel = 2,
  className,
  ...props
}: GrowthSectionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      data-slot="growth-section"
      className={cx('nz:overflow-clip nz:pt-section', className)}
      {...props}
    >
      <div className="nz:wrap nz:grid nz:gap-4 nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16">
        <Heading id={id} data-slot="growth-section-title" className="nz:type-h1">
          {title}
        </Heading>
        <div className="nz:grid nz:content-start nz:gap-4">
          {description ? <p className="nz:type-lead nz:text-pretty nz:text-text-2">{description}</p> : null}
          {actions ? <div className="nz:flex nz:flex-wrap nz:gap-x-6">{actions}</div> : null}
        </div>
        <GrowthTargets targets={targets} className="nz:mt-6 nz:lg:col-span-2 nz:lg:mt-2" />
      </div>
    </section>
  );
}
