'use client';

import { ArrowRight, Clock, MapPin, ShieldCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { WeekDays, type WeekDaysProps } from '../WeekDays/WeekDays.tsx';
import { opportunityCardMessages } from './OpportunityCard.messages.ts';

export interface OpportunityCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The name of the work. */
  title: ReactNode;
  /** The work, in a sentence or two. */
  description?: ReactNode;
  /** The days of the week, if known. */
  week?: Pick<WeekDaysProps, 'days' | 'label' | 'lang'>;
  where?: ReactNode;
  when?: ReactNode;
  /** The background check that is required. */
  check?: ReactNode;
  /** The URL of the application. If omitted, there is no link. */
  href?: string;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Work for volunteers: its days, a description, place and time, and a link to apply. It has no
 * ground and no border; an `OpportunityList` puts several between ruled lines.
 *
 * Slots: `opportunity-card`, `opportunity-card-title`, `opportunity-card-description`,
 * `opportunity-card-facts`, `opportunity-list`, `opportunity-list-note`.
 *
 * @example
 * <OpportunityCard
 *   title="Field data collectors"
 *   where="Kinshasa and surrounding areas"
 *   href="#application"
 *   week={{
 *     days: ['none', 'none', 'whole', 'none', 'none', 'whole', 'none'],
 *     label: 'Wednesday and Saturday',
 *   }}
 * />
 */
export function OpportunityCard({
  title,
  description,
  week,
  where,
  when,
  check,
  href,
  headingLevel = 3,
  className,
  ...props
}: OpportunityCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const facts: FactProps[] = [
    { icon: <MapPin className="nz:bare" />, term: opportunityCardMessages.where, value: where },
    { icon: <Clock className="nz:bare" />, term: opportunityCardMessages.when, value: when },
    { icon: <ShieldCheck className="nz:bare" />, term: opportunityCardMessages.check, value: check },
  ].filter(({ value }) => Boolean(value));
  return (
    <article
      data-slot="opportunity-card"
      aria-labelledby={`${id}-title`}
      className={cx('nz:flex nz:min-w-0 nz:flex-col nz:items-start nz:gap-4', className)}
      {...props}
    >
      {week ? <WeekDays {...week} /> : null}
      <Heading
        id={`${id}-title`}
        data-slot="opportunity-card-title"
        className="nz:type-h3 nz:text-pretty nz:hyphens-auto"
      >
        {title}
      </Heading>
      {description ? (
        <p data-slot="opportunity-card-description" className="nz:text-pretty nz:text-text-2">
          {description}
        </p>
      ) : null}
      <dl data-slot="opportunity-card-facts" className="nz:grid nz:gap-1.5 nz:text-md nz:leading-normal">
        {facts.map((fact) => (
          <Fact key={fact.term.id} {...fact} />
        ))}
      </dl>
      {href === undefined ? null : (
        <Link
          id={`${id}-link`}
          aria-labelledby={`${id}-link ${id}-title`}
          href={href}
          className="nz:mt-auto nz:min-h-hit nz:justify-self-start"
        >
          <FormattedMessage {...opportunityCardMessages.apply} />
          <ArrowRight aria-hidden="true" className="nz:bare" />
        </Link>
      )}
    </article>
  );
}

interface FactProps {
  icon: ReactNode;
  term: MessageDescriptor;
  value: ReactNode;
}

function Fact({ icon, term, value }: FactProps) {
  return (
    <div className="nz:grid nz:grid-cols-[1.25rem_1fr] nz:gap-x-2.5">
      <dt className="nz:bare">
        <span aria-hidden="true" className="nz:text-sign nz:[&>svg]:mt-0.5 nz:[&>svg]:size-5">
          {icon}
        </span>
        <span className="nz:sr-only">
          <FormattedMessage {...term} />
        </span>
      </dt>
      <dd className="nz:min-w-0">{value}</dd>
    </div>
  );
}
