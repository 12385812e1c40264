import nursery from 'scene:shade-nursery';
import { reportPdfUrl, useGetAboutQuery } from '@nzete/api-client/foundation';
import { useFormat } from '@nzete/ui/format';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Picture } from '@nzete/ui/Picture';
import { Download } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { latestPublished } from '../../shared/latestPublished.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleBadge } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
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
  const { date } = useFormat();
  const { formatMessage } = useIntl();
  const report = latestPublished(useReports().data);
  if (!report) return null;
  return (
    <article
      aria-labelledby="latest"
      className="nz:grid nz:min-w-0 nz:content-start nz:gap-3.5 nz:self-start nz:cut-corner nz:cut-lg nz:bg-surface nz:p-6 nz:lg:p-11"
    >
      <p className="nz:flex nz:flex-wrap nz:justify-between nz:gap-x-6 nz:pe-8 nz:text-md nz:text-text-muted">
        <FormattedMessage {...messages.latest} />
        {sampleBadge(report)}
        <time dateTime={report.date.slice(0, 7)}>{date(report.date, 'month')}</time>
      </p>
      <div aria-hidden="true" className="nz:h-[7px] nz:border-line-strong nz:border-y-[1.5px]" />
      <h2 id="latest" className="nz:type-h2 nz:mt-3 nz:text-pretty nz:hyphens-auto">
        {report.title}
      </h2>
      <Picture
        src={nursery}
        alt={formatMessage(messages.picture)}
        isCut={false}
        className="nz:aspect-16/9 nz:lg:aspect-9/4"
      />
      <p className="nz:text-pretty">{report.summary}</p>
      <ul className="nz:grid">
        {report.highlights.map((highlight) => (
          <li key={highlight} className="nz:flex nz:gap-3.5 nz:border-line nz:border-t-[1.5px] nz:py-3 nz:text-pretty">
            <span aria-hidden="true" className="nz:mt-2 nz:size-2.5 nz:shrink-0 nz:rotate-45 nz:bg-give" />
            {highlight}
          </li>
        ))}
      </ul>
      <LinkButton
        id="latest-file"
        aria-labelledby="latest-file latest"
        href={reportPdfUrl('/api', report.id, lang)}
        download
        className="nz:justify-self-start nz:print:hidden"
      >
        <Download aria-hidden="true" />
        <FormattedMessage {...messages.download} />
      </LinkButton>
    </article>
  );
}
