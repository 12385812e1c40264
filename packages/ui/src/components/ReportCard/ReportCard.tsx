'use client';

import { CircleCheck, Clock, Download } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { reportCardMessages as texts } from './ReportCard.messages.ts';

export interface ReportCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: ReactNode;
  /** A day of the month covered: `2025-10-31`. */
  date: string;
  status: 'Published' | 'In Progress';
  /** A summary in a few sentences. */
  summary: ReactNode;
  /** The highlights, which expand below the summary. */
  highlights?: readonly ReactNode[];
  /** The URL of the file. Only a published report can be downloaded. */
  downloadHref?: string;
  /** The type and size of the file, beside the link: `<FileSize type="PDF" bytes={21_480} />`. */
  fileType?: ReactNode;
  /** Buttons below it, such as a ShareButton. */
  actions?: ReactNode;
  /**
   * Whether the highlights are expanded initially.
   * @default false
   */
  defaultOpen?: boolean;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A monthly report in a list: month, status, summary, and the file if it is published. The diamond
 * of the month in progress is gold. It has no ground and no border: put several below each other,
 * between ruled lines.
 *
 * Slots: `report-card`, `report-card-date`, `report-card-status`, `report-card-title`,
 * `report-card-summary`, `report-card-download`.
 *
 * @example
 * <ReportCard
 *   title="Planting with the first rain"
 *   date="2025-10-31"
 *   status="Published"
 *   summary="The rain came in the first week."
 *   downloadHref="/api/reports/5/pdf?lang=en"
 * />
 */
export function ReportCard({
  title,
  date,
  status,
  summary,
  highlights = [],
  downloadHref,
  fileType,
  actions,
  defaultOpen = false,
  headingLevel = 3,
  className,
  ...props
}: ReportCardProps) {
  const format = useFormat();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const isPublished = status === 'Published' && downloadHref !== undefined;
  return (
    <article
      data-slot="report-card"
      aria-labelledby={`${id}-title`}
      className={cx('nz:@container', className)}
      {...props}
    >
      <div className="nz:grid nz:gap-x-6 nz:gap-y-3 nz:@xl:grid-cols-[9.5rem_1fr]">
        <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-3 nz:gap-y-2 nz:@xl:grid nz:@xl:content-start nz:@xl:justify-items-start">
          <p data-slot="report-card-date" className="nz:flex nz:items-center nz:gap-2.5 nz:font-semibold">
            <span
              aria-hidden="true"
              className={cx(
                'nz:size-[11px] nz:shrink-0 nz:rotate-45',
                status === 'Published' ? 'nz:bg-sign' : 'nz:bg-offbeat',
              )}
            />
            <time className="nz:bare" dateTime={date.slice(0, 7)}>
              {format.date(date, 'month')}
            </time>
          </p>
          <Status status={status} />
        </div>
        <div className="nz:grid nz:min-w-0 nz:content-start nz:gap-1.5">
          <Heading
            id={`${id}-title`}
            data-slot="report-card-title"
            className="nz:type-h4 nz:text-pretty nz:hyphens-auto"
          >
            {title}
          </Heading>
          <p data-slot="report-card-summary" className="nz:text-md nz:text-pretty nz:text-text-2">
            {summary}
          </p>
          {highlights.length > 0 ? <Highlights items={highlights} defaultOpen={defaultOpen} /> : null}
          {isPublished || actions ? (
            <div className="nz:mt-2 nz:flex nz:flex-wrap nz:items-center nz:gap-x-4 nz:gap-y-2 nz:print:hidden">
              {isPublished ? (
                <LinkButton
                  id={`${id}-download`}
                  aria-labelledby={`${id}-download ${id}-title`}
                  aria-describedby={fileType ? `${id}-file` : undefined}
                  data-slot="report-card-download"
                  href={downloadHref}
                  download
                  variant="line"
                  size="sm"
                >
                  <Download aria-hidden="true" className="nz:bare" />
                  <FormattedMessage {...texts.download} />
                </LinkButton>
              ) : null}
              {isPublished && fileType ? (
                <p id={`${id}-file`} className="nz:text-sm nz:text-text-muted">
                  {fileType}
                </p>
              ) : null}
              {actions ? <div className="nz:-ms-3 nz:@xl:ms-auto">{actions}</div> : null}
            </div>
          ) : null}
        </div>
      </div>
    </article>
  );
}

function Status({ status }: Pick<ReportCardProps, 'status'>) {
  const isPublished = status === 'Published';
  return (
    <Badge tone={isPublished ? 'success' : 'warning'} data-slot="report-card-status">
      {isPublished ? (
        <CircleCheck aria-hidden="true" className="nz:bare" />
      ) : (
        <Clock aria-hidden="true" className="nz:bare" />
      )}
      <FormattedMessage {...(isPublished ? texts.published : texts.inProgress)} />
    </Badge>
  );
}

function Highlights({ items, defaultOpen }: { items: readonly ReactNode[]; defaultOpen: boolean }) {
  return (
    <Disclosure
      title={<FormattedMessage {...texts.highlights} />}
      defaultOpen={defaultOpen}
      className="nz:mt-1 nz:border-none"
    >
      <ul className="nz:grid nz:gap-2 nz:text-md">
        {items.map((item, index) => (
          <li key={typeof item === 'string' ? item : index} className="nz:flex nz:gap-3">
            <span aria-hidden="true" className="nz:mt-2 nz:size-2 nz:shrink-0 nz:rotate-45 nz:bg-give" />
            {item}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
