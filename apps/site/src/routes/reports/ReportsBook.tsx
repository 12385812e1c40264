import { type Reports, reportPdfUrl } from '@nzete/api-client/foundation';
import { BookSpread, BookSpreadEntry } from '@nzete/ui/BookSpread';
import { FileSize } from '@nzete/ui/FileSize';
import { written, writtenList } from '@nzete/ui/format';
import { ReportCard } from '@nzete/ui/ReportCard';
import { ShareButton } from '@nzete/ui/ShareButton';
import { FormattedMessage } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useDownloads } from '../../shared/useDownloads.ts';
import { useLang } from '../../shared/useLang.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { writtenLast } from '../../shared/writtenIn.tsx';
import { LatestMetrics } from './LatestMetrics.tsx';
import { messages } from './messages.ts';
import { elementOf, reportHref, search } from './search.ts';
import { useReports } from './useReports.ts';

/** The latest figures, and all reports. */
export function ReportsBook() {
  const reports = useReports();
  return (
    <div className="nz:wrap nz:mb-section">
      <BookSpread
        aside={<LatestMetrics />}
        title={<FormattedMessage {...messages.list} />}
        description={sampleNote(reports.data, sampleMessages.reports)}
      >
        <QueryState
          query={reports}
          loading={messages.loading}
          error={messages.error}
          isEmpty={(list) => list.length === 0}
          empty={
            <p className="nz:mt-4">
              <FormattedMessage {...messages.empty} />
            </p>
          }
        >
          {(list) => <List reports={list} />}
        </QueryState>
      </BookSpread>
    </div>
  );
}

function List({ reports }: { reports: Reports }) {
  const lang = useLang();
  const [{ report: named }] = usePageSearch(search);
  const downloads = useDownloads();
  const sizeOf = (id: number) => downloads?.reports.find((report) => report.id === id)?.bytes;
  return (
    <ol className="nz:mt-3">
      {reports.map((report) => {
        const { id, title, date, status } = report;
        return (
          <BookSpreadEntry key={id} id={elementOf(id)}>
            <ReportCard
              title={written(report, 'title')}
              date={date}
              status={status}
              summary={writtenLast(report, 'title', 'summary')}
              highlights={writtenList(report, 'highlights')}
              downloadHref={reportPdfUrl('/api', id, lang)}
              fileType={<FileSize type="PDF" bytes={sizeOf(id)} />}
              actions={<ShareButton url={reportHref(id)} title={title} />}
              defaultOpen={named === `${id}`}
            />
          </BookSpreadEntry>
        );
      })}
    </ol>
  );
}
