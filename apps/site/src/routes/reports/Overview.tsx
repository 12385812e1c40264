import nursery from 'scene:shade-nursery';
import { reportPdfUrl, useGetAboutQuery } from '@nzete/api-client/foundation';
import { FileSize } from '@nzete/ui/FileSize';
import { written } from '@nzete/ui/format';
import { LinkButton } from '@nzete/ui/LinkButton';
import { ReportFeature } from '@nzete/ui/ReportFeature';
import { FormattedMessage, useIntl } from 'react-intl';
import { latestPublished } from '../../shared/latestPublished.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleBadge } from '../../shared/sampleNote.tsx';
import { useDownloads } from '../../shared/useDownloads.ts';
import { useLang } from '../../shared/useLang.ts';
import { writtenIn } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';
import { TreesOverTime } from './TreesOverTime.tsx';
import { useReports } from './useReports.ts';

/** The newest published report, and the totals of all reports. */
export function Overview() {
  const about = useGetAboutQuery({ lang: useLang() });
  return (
    <div className="nz:bg-cloth nz:py-section">
      <div className="nz:wrap nz:grid nz:grid-cols-1 nz:gap-12 nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16">
        <LatestReport />
        <section
          aria-labelledby="overview"
          className="nz:ground-cloth nz:grid nz:min-w-0 nz:content-start nz:gap-5 nz:sm:max-lg:grid-cols-2 nz:sm:max-lg:grid-rows-[auto_auto_1fr] nz:sm:max-lg:gap-x-10"
        >
          <h2 id="overview" className="nz:type-h1">
            <FormattedMessage {...messages.overview} />
          </h2>
          <p className="nz:type-lead nz:text-pretty nz:text-text-muted">
            <FormattedMessage {...messages.overviewLead} />
          </p>
          <QueryState query={about} loading={messages.figuresLoading} error={messages.figuresError}>
            {(content) => <TreesOverTime about={content} />}
          </QueryState>
          <LinkButton href={paths.donate} variant="give" className="nz:self-start nz:justify-self-start">
            <FormattedMessage {...messages.donate} />
          </LinkButton>
        </section>
      </div>
    </div>
  );
}

function LatestReport() {
  const lang = useLang();
  const { formatMessage } = useIntl();
  const report = latestPublished(useReports().data);
  const downloads = useDownloads();
  if (!report) return null;
  const bytes = downloads?.reports.find(({ id }) => id === report.id)?.bytes;
  return (
    <ReportFeature
      eyebrow={
        <>
          <FormattedMessage {...messages.latest} />
          {sampleBadge(report)}
          {writtenIn(report, 'title', 'summary')}
        </>
      }
      title={written(report, 'title')}
      date={report.date}
      summary={written(report, 'summary')}
      picture={{ src: nursery, alt: formatMessage(messages.picture) }}
      downloadHref={reportPdfUrl('/api', report.id, lang)}
      action={
        <span>
          <FormattedMessage {...messages.download} /> <FileSize type="PDF" bytes={bytes} />
        </span>
      }
    />
  );
}
