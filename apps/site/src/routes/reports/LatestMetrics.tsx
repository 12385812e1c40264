import { type ImpactMetrics, useGetImpactMetricsQuery } from '@nzete/api-client/foundation';
import { MetricsSidebar } from '@nzete/ui/MetricsSidebar';
import { FormattedMessage, useIntl } from 'react-intl';
import { provenanceOf } from '../../shared/latestPublished.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';
import { useReports } from './useReports.ts';

/** The figures of the newest published report. */
export function LatestMetrics() {
  const metrics = useGetImpactMetricsQuery({ lang: useLang() });
  return (
    <QueryState query={metrics} loading={messages.figuresLoading} error={messages.figuresError}>
      {(figures) => <Metrics figures={figures} />}
    </QueryState>
  );
}

function Metrics({ figures }: { figures: ImpactMetrics }) {
  const { formatMessage } = useIntl();
  const reports = useReports().data;
  const source = { label: formatMessage(messages.sourceReports) };
  const reported = (figure: keyof ImpactMetrics['asOf']) => ({
    value: figures[figure],
    source,
    ...provenanceOf(figure, figures, reports),
  });
  const counted = { source: { label: formatMessage(messages.sourcePage) } };
  return (
    <MetricsSidebar
      title={<FormattedMessage {...messages.metrics} />}
      metrics={[
        { id: 'trees', label: formatMessage(messages.trees), ...reported('treesPlanted') },
        { id: 'people', label: formatMessage(messages.people), ...reported('peopleReached') },
        { id: 'projects', label: formatMessage(messages.projects), ...reported('projectsCompleted') },
        { id: 'total', value: figures.totalReports, label: formatMessage(messages.total), ...counted },
        { id: 'published', value: figures.published, label: formatMessage(messages.published), ...counted },
        { id: 'inProgress', value: figures.inProgress, label: formatMessage(messages.inProgress), ...counted },
      ]}
    />
  );
}
