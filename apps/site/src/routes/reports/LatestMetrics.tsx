import { type ImpactMetrics, useGetImpactMetricsQuery } from '@nzete/api-client/foundation';
import { FigureGroup, FigureNote } from '@nzete/ui/Figure';
import { MetricsSidebar } from '@nzete/ui/MetricsSidebar';
import { FormattedMessage, useIntl } from 'react-intl';
import { latestPublished, provenanceOf } from '../../shared/latestPublished.ts';
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
  const reported = (figure: keyof ImpactMetrics['asOf']) => ({
    value: figures[figure],
    ...provenanceOf(figure, figures, reports),
  });
  return (
    <FigureGroup asOf={latestPublished(reports)?.date} source={{ label: formatMessage(messages.sourceReports) }}>
      <MetricsSidebar
        title={<FormattedMessage {...messages.metrics} />}
        description={<FigureNote />}
        metrics={[
          { id: 'trees', label: formatMessage(messages.trees), ...reported('treesPlanted') },
          { id: 'people', label: formatMessage(messages.people), ...reported('peopleReached') },
          { id: 'projects', label: formatMessage(messages.projects), ...reported('projectsCompleted') },
          { id: 'total', value: figures.totalReports, label: formatMessage(messages.total) },
          { id: 'published', value: figures.published, label: formatMessage(messages.published) },
          { id: 'inProgress', value: figures.inProgress, label: formatMessage(messages.inProgress) },
        ]}
      />
    </FigureGroup>
  );
}
