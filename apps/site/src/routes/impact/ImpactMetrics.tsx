import type { ImpactMetrics as Metrics, Reports } from '@nzete/api-client/foundation';
import { FigureGroup, FigureNote } from '@nzete/ui/Figure';
import { Heading } from '@nzete/ui/Heading';
import { MetricGrid } from '@nzete/ui/MetricCard';
import { Section } from '@nzete/ui/Section';
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
      <Section space="end" labelledBy="figures">
        <Heading id="figures" isHidden>
          <FormattedMessage {...messages.figures} />
        </Heading>
        <MetricGrid
          metrics={[
            { id: 'trees', label: formatMessage(messages.trees), ...counted('treesPlanted') },
            { id: 'people', label: formatMessage(messages.people), ...counted('peopleReached') },
            { id: 'projects', label: formatMessage(messages.projects), ...counted('projectsCompleted') },
            {
              id: 'published',
              label: formatMessage(messages.published),
              href: paths.reports,
              asOf: published,
              value: metrics.published,
            },
          ]}
        />
        <FigureNote className="nz:mt-4" />
      </Section>
    </FigureGroup>
  );
}
