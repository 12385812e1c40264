import { type Reports, reportPdfUrl } from '@nzete/api-client/foundation';
import { ReportCard } from '@nzete/ui/ReportCard';
import { ShareButton } from '@nzete/ui/ShareButton';
import { FormattedMessage } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { LatestMetrics } from './LatestMetrics.tsx';
import { messages } from './messages.ts';
import { elementOf, reportHref, search } from './search.ts';
import { useReports } from './useReports.ts';

/** An open account book: the latest figures on one page, the reports on the other. */
export function ReportsBook() {
  const reports = useReports();
  return (
    <div className="nz:wrap nz:pb-section">
      <div className="nz:grid nz:grid-cols-1 nz:border-[1.5px] nz:border-line-strong nz:lg:grid-cols-[4fr_8fr]">
        <div className="nz:min-w-0 nz:bg-sunk nz:p-6 nz:lg:p-10">
          <div className="nz:lg:sticky nz:lg:top-28">
            <LatestMetrics />
          </div>
        </div>
        <div className="nz:relative nz:min-w-0 nz:bg-surface nz:p-6 nz:lg:py-10 nz:lg:ps-14 nz:lg:pe-10">
          <Spine />
          <section aria-labelledby="reports" className="nz:grid nz:gap-1.5">
            <h2 id="reports" className="nz:type-h3">
              <FormattedMessage {...messages.list} />
            </h2>
            <p className="nz:text-md nz:text-text-muted">
              <FormattedMessage {...messages.newestFirst} />
            </p>
            {sampleNote(reports.data, sampleMessages.reports)}
            <QueryState
              query={reports}
              loading={messages.loading}
              error={messages.error}
              isEmpty={(list) => list.length === 0}
              empty={
                <p className="nz:pt-4">
                  <FormattedMessage {...messages.empty} />
                </p>
              }
            >
              {(list) => <List reports={list} />}
            </QueryState>
          </section>
        </div>
      </div>
    </div>
  );
}

/** Two threads with stitches between them. On narrow screens the pages are stacked. */
function Spine() {
  return (
    <span
      aria-hidden="true"
      className="nz:absolute nz:inset-x-0 nz:top-0 nz:h-2.5 nz:border-line-strong nz:border-y-[1.5px] nz:py-px nz:lg:inset-x-auto nz:lg:inset-y-0 nz:lg:start-0 nz:lg:h-auto nz:lg:w-2.5 nz:lg:border-x-[1.5px] nz:lg:border-y-0 nz:lg:px-px nz:lg:py-0"
    >
      <span className="nz:block nz:size-full nz:[background:repeating-linear-gradient(90deg,var(--nz-weave)_0_24px,transparent_0_48px)] nz:lg:[background:repeating-linear-gradient(var(--nz-weave)_0_28px,transparent_0_56px)]" />
    </span>
  );
}

function List({ reports }: { reports: Reports }) {
  const lang = useLang();
  const [{ report: named }] = usePageSearch(search);
  return (
    <ol className="nz:mt-3">
      {reports.map(({ id, title, date, status, summary, highlights }) => (
        <li
          key={id}
          id={elementOf(id)}
          className="nz:scroll-mt-24 nz:break-inside-avoid nz:border-line-strong nz:border-t-[1.5px] nz:py-5 nz:last:pb-0"
        >
          <ReportCard
            title={title}
            date={date}
            status={status}
            summary={summary}
            highlights={highlights}
            downloadHref={reportPdfUrl('/api', id, lang)}
            fileType={<FormattedMessage {...messages.pdf} />}
            actions={<ShareButton url={reportHref(id)} title={title} />}
            defaultOpen={named === `${id}`}
          />
        </li>
      ))}
    </ol>
  );
}
