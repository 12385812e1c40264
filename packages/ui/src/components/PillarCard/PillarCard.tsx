import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Sign, type SignName } from '../../primitives/Sign/Sign.tsx';

export interface PillarCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  sign: SignName;
  title: ReactNode;
  /** One or two sentences. */
  description: ReactNode;
  /** A link to more: a LinkButton. */
  actions?: ReactNode;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * One of a few columns for the principles of a programme: a rule, a sign, a title, a sentence or
 * two, and a link. In a grid with its own rows, add `nz:row-span-4 nz:grid-rows-subgrid` to align
 * the parts of neighbours.
 *
 * Slots: `pillar-card`, `pillar-card-title`, `pillar-card-description`, `pillar-card-actions`.
 *
 * @example
 * <PillarCard
 *   sign="open"
 *   title="People are heard"
 *   description="A monthly meeting in public."
 *   actions={
 *     <LinkButton href="/responsible-minerals/community-voice" variant="line">
 *       Community voice
 *     </LinkButton>
 *   }
 * />
 */
export function PillarCard({
  sign,
  title,
  description,
  actions,
  headingLevel = 3,
  className,
  ...props
}: PillarCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-slot="pillar-card"
      className={cx(
        'nz:grid nz:content-start nz:justify-items-start nz:gap-3 nz:border-line-strong nz:border-t-[3px] nz:pt-5',
        className,
      )}
      {...props}
    >
      <Sign name={sign} />
      <Heading data-slot="pillar-card-title" className="nz:type-h3 nz:hyphens-auto">
        {title}
      </Heading>
      <p data-slot="pillar-card-description" className="nz:text-text-muted nz:text-pretty">
        {description}
      </p>
      {actions ? (
        <div data-slot="pillar-card-actions" className="nz:pt-1">
          {actions}
        </div>
      ) : null}
    </article>
  );
}
