import type { ImpactMetrics as Metrics, Reports } from '@nzete/api-client/foundation';
import { FigureGroup, FigureNote } from '@nzete/ui/Figure';
import { MetricCard } from '@nzete/ui/MetricCard';
import { FormattedMessage, useIntl } from 'react-intl';
import { latestPublished, provenanceOf } from '../../shared/latestPublished.ts';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

interface ImpactMetricsProps {
  metrics: Metrics | undefined;
  /** The figures are those of the reports. */
  reports: Reports | undefined;
}

/** The four figures, one of them large; each links to the reports. */
export function ImpactMetrics({ metrics, reports }: ImpactMetricsProps) {
  const { formatMessage } = useIntl();
  if (!metrics) return null;
  const published = latestPublished(reports)?.date;
  const counted = (figure: keyof Metrics['asOf']) => ({
    href: paths.reports,
    value: metrics[figure],
    ...provenanceOf(figure, metrics, reports),
  });
  return (
    <FigureGroup asOf={published} source={{ label: formatMessage(messages.reports) }}>
      <section aria-labelledby="figures" className="nz:wrap nz:pb-section">
        <h2 id="figures" className="nz:sr-only">
          <FormattedMessage {...messages.figures} />
        </h2>
        <ul className="nz:grid nz:border-text nz:border-t-[3px] nz:sm:max-lg:grid-cols-3 nz:sm:max-lg:gap-x-6 nz:lg:grid-cols-[7fr_5fr] nz:lg:grid-rows-3">
          <MetricCard
            as="li"
            size="lg"
            {...counted('treesPlanted')}
            label={formatMessage(messages.trees)}
            className="nz:bare nz:justify-between nz:border-line-strong nz:border-b-[1.5px] nz:py-6 nz:sm:max-lg:col-span-3 nz:lg:row-span-3 nz:lg:border-e-[1.5px] nz:lg:pe-8"
          />
          <MetricCard as="li" {...counted('peopleReached')} label={formatMessage(messages.people)} className={row} />
          <MetricCard
            as="li"
            {...counted('projectsCompleted')}
            label={formatMessage(messages.projects)}
            className={row}
          />
          <MetricCard
            as="li"
            href={paths.reports}
            asOf={published}
            value={metrics.published}
            label={formatMessage(messages.published)}
            className={row}
          />
        </ul>
        <FigureNote className="nz:mt-4" />
      </section>
    </FigureGroup>
  );
}

/** On wide screens the number is beside its text. */
const row =
  'nz:bare nz:border-line-strong nz:border-b-[1.5px] nz:py-5 nz:lg:ps-8 nz:lg:[&_[data-slot=figure]]:grid-cols-[8.5rem_1fr] nz:lg:[&_[data-slot=figure]]:gap-x-4 nz:lg:[&_[data-slot=figure]>:first-child]:row-span-2';
