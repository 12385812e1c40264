'use client';

import { CalendarClock, ChartColumn, FileText, Lightbulb, TrendingUp, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { AnswerText } from '../ChatPanel/AnswerText.tsx';
import type { ChatReference } from '../ChatPanel/markdown.ts';
import { reportCategoryMessages, reportCountMessages, reportListMessages as texts } from './ReportList.messages.ts';

/** The topic of a report. */
export type ReportCategory = keyof typeof reportCategoryMessages;

/** A generated report. */
export interface ReportContent {
  id: string;
  title: string;
  category: ReportCategory;
  /** When it was generated: an instant, `2026-11-22T13:05:00Z`. */
  timestamp: string;
  /** With the same Markdown subset as answers in ChatPanel. */
  analysis: string;
  /** The names of its sources. */
  sources: readonly string[];
}

export interface ReportListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Newest first. */
  reports: readonly ReportContent[];
  /** Names in the reports that become links to the figures mentioned. */
  references?: readonly ChatReference[] | undefined;
  /**
   * The level of the heading; the titles are one level below.
   * @default 3
   */
  headingLevel?: 2 | 3;
}

/**
 * Generated reports, the newest on cloth, each with its category, time and sources.
 *
 * Slots: `report-list`, `report-list-title`, `report`, `report-sources`.
 *
 * @example <ReportList reports={reports} />
 */
export function ReportList({ reports, references, headingLevel = 3, className, ...props }: ReportListProps) {
  const titleId = useId();
  const { number } = useFormat();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={titleId}
      data-slot="report-list"
      className={cx('nz:grid nz:content-start nz:gap-5', className)}
      {...props}
    >
      <Heading id={titleId} data-slot="report-list-title" className="nz:type-h3">
        <FormattedMessage {...reportCountMessages.title} values={{ count: number(reports.length) }} />
      </Heading>
      {reports.length === 0 ? (
        <EmptyState
          variant="inline"
          headingLevel="none"
          title={<FormattedMessage {...texts.empty} />}
          description={<FormattedMessage {...texts.emptyText} />}
        />
      ) : (
        <ol className="nz:grid">
          {reports.map((report, index) => (
            <li key={report.id} className="nz:bare nz:min-w-0">
              <Report {...{ report, references }} isNewest={index === 0} headingLevel={headingLevel === 2 ? 3 : 4} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const icons: Record<ReportCategory, ReactNode> = {
  trend: <TrendingUp className="nz:bare" aria-hidden="true" />,
  prediction: <CalendarClock className="nz:bare" aria-hidden="true" />,
  recommendation: <Lightbulb className="nz:bare" aria-hidden="true" />,
  alert: <TriangleAlert className="nz:bare" aria-hidden="true" />,
  analysis: <ChartColumn className="nz:bare" aria-hidden="true" />,
  other: <FileText className="nz:bare" aria-hidden="true" />,
};

interface ReportProps extends Pick<ReportListProps, 'references'> {
  report: ReportContent;
  isNewest: boolean;
  headingLevel: 3 | 4;
}

function Report({ report, references, isNewest, headingLevel }: ReportProps) {
  const { date } = useFormat();
  const { title, category, timestamp, analysis } = report;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-slot="report"
      className={cx(
        'nz:grid nz:gap-3 nz:py-5',
        isNewest
          ? 'nz:ground-cloth nz:mb-2 nz:cut-md nz:p-5 nz:large-text:px-2'
          : 'nz:border-line-strong nz:border-b-[1.5px]',
      )}
    >
      <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-3 nz:gap-y-1">
        <Badge tone={isNewest ? 'gold' : 'line'} className="nz:uppercase">
          {icons[category]}
          <FormattedMessage {...reportCategoryMessages[category]} />
        </Badge>
        <time dateTime={timestamp} className="nz:text-sm nz:text-text-muted">
          {date(timestamp)} {date(timestamp, 'time')}
        </time>
      </div>
      <Heading className={cx(isNewest ? 'nz:type-h3' : 'nz:type-h4', 'nz:wrap-anywhere')}>{title}</Heading>
      <div className="nz:grid nz:max-w-measure nz:gap-2 nz:wrap-anywhere nz:text-text-2">
        <AnswerText isWriting={false} references={references}>
          {analysis}
        </AnswerText>
      </div>
      <Sources sources={report.sources} />
    </article>
  );
}

function Sources({ sources }: Pick<ReportContent, 'sources'>) {
  const titleId = useId();
  if (sources.length === 0) return null;
  return (
    <div data-slot="report-sources" className="nz:grid nz:gap-1 nz:text-sm">
      <p id={titleId} className="nz:font-semibold">
        <FormattedMessage {...texts.sources} />
      </p>
      <ul aria-labelledby={titleId} className="nz:list-disc nz:ps-5 nz:text-text-muted">
        {sources.map((source) => (
          <li className="nz:bare" key={source}>
            {source}
          </li>
        ))}
      </ul>
    </div>
  );
}
