'use client';

import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card, type CardProps } from '../../primitives/Card/Card.tsx';
import { CardLink } from '../../primitives/Card/CardLink.tsx';
import { Figure } from '../../primitives/Figure/Figure.tsx';
import { partnerCardMessages as texts } from './PartnerCard.messages.ts';

export interface PartnerCardProps extends Omit<CardProps, 'children' | 'title' | 'padding'> {
  /** The name of the organisation, not translated. */
  name: string;
  /** The type of organisation: `Environmental NGO`. */
  type: ReactNode;
  /** `Active` gets a badge. */
  status: 'Active' | 'Inactive';
  /** Its field of work. */
  focus: ReactNode;
  /** Its place of work. */
  location?: ReactNode;
  /** The number of joint projects. */
  projects?: number;
  /** The year of the first agreement. */
  since?: string;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A partner organisation: name, type, status, field of work, place, and number of joint projects.
 * With `href` the name is a link that makes the whole card clickable.
 *
 * Slots: `partner-card`, `partner-card-name`, `partner-card-status`, `partner-card-facts`.
 *
 * @example
 * <PartnerCard
 *   name="Zamba Ndakisa"
 *   type="Environmental NGO"
 *   status="Active"
 *   focus="Tree nurseries"
 *   location="Kinshasa"
 *   projects={4}
 * />
 */
export function PartnerCard({
  name,
  type,
  status,
  focus,
  location,
  projects,
  since,
  variant = 'surface',
  headingLevel = 3,
  className,
  ...props
}: PartnerCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card
      variant={variant}
      padding={variant === 'surface' ? 'md' : 'none'}
      data-slot="partner-card"
      className={cx('nz:gap-4', variant === 'bare' && ruled, className)}
      {...props}
    >
      <div className="nz:grid nz:justify-items-start nz:gap-1.5">
        <StatusBadge status={status} />
        <Heading data-slot="partner-card-name" className="nz:type-h3 nz:wrap-anywhere nz:mt-1">
          {props.href === undefined ? name : <CardLink>{name}</CardLink>}
        </Heading>
        <p className="nz:text-md nz:text-text-muted">{type}</p>
      </div>
      <dl data-slot="partner-card-facts" className="nz:mt-auto nz:grid nz:text-md">
        <Fact name={texts.focus}>{focus}</Fact>
        {location ? <Fact name={texts.location}>{location}</Fact> : null}
        {projects === undefined ? null : (
          <Fact name={texts.projects} isFigure>
            <Figure layout="inline" value={projects} valueClassName="nz:bare" />
          </Fact>
        )}
        {since ? (
          <Fact name={texts.since} isFigure>
            {since}
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
}

const ruled = 'nz:border-line-strong nz:border-t-[1.5px] nz:pt-4';

function StatusBadge({ status }: Pick<PartnerCardProps, 'status'>) {
  if (status === 'Inactive') {
    return (
      <Badge tone="line" data-slot="partner-card-status">
        <FormattedMessage {...texts.inactive} />
      </Badge>
    );
  }
  return (
    <Badge tone="success" data-slot="partner-card-status">
      <CircleCheck aria-hidden="true" className="nz:bare" />
      <FormattedMessage {...texts.active} />
    </Badge>
  );
}

/** A row of facts; a number is at the end of the line of its label, text is below it. */
function Fact({ name, isFigure, children }: { name: MessageDescriptor; isFigure?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'nz:border-line nz:border-t-[1.5px] nz:py-2',
        isFigure && 'nz:flex nz:flex-wrap nz:items-baseline nz:justify-between nz:gap-x-4',
      )}
    >
      <dt className="nz:text-sm nz:text-text-muted">
        <FormattedMessage {...name} />
      </dt>
      <dd className={cx('nz:min-w-0 nz:wrap-anywhere', isFigure && 'nz:font-bold nz:tabular-nums')}>{children}</dd>
    </div>
  );
}
