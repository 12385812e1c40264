import { foundationApi } from '@nzete/api-client/foundation';
import { useIntl } from 'react-intl';
import { itemMeta } from '../../shared/meta/itemMeta.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { messages } from './messages.ts';
import { Overview } from './Overview.tsx';
import { ReportsBook } from './ReportsBook.tsx';
import { ReportsHead } from './ReportsHead.tsx';
import { search } from './search.ts';
import { useReports } from './useReports.ts';

export const loader: PageLoader = ({ lang }) => [
  foundationApi.endpoints.getAbout.initiate({ lang }),
  foundationApi.endpoints.getImpactMetrics.initiate({ lang }),
  foundationApi.endpoints.getReports.initiate({ lang }),
  foundationApi.endpoints.getDownloads.initiate({ lang }),
];

/** The page at `/reports`: the latest figures, the monthly reports, and their totals. */
export default function ReportsPage() {
  const { formatMessage } = useIntl();
  const lang = useLang();
  const [{ report: named }] = usePageSearch(search);
  const report = useReports().data?.find(({ id }) => `${id}` === named);
  return (
    <>
      <ReportsHead />
      <ReportsBook />
      <Overview />
      <PageMeta
        {...itemMeta(
          {
            title: formatMessage(messages.title),
            description: formatMessage(messages.description),
            path: paths.reports,
          },
          report && {
            title: report.title,
            description: report.summary,
            search: `report=${report.id}`,
            src: `/cards/report-${report.id}-${lang}.png`,
            alt: report.title,
            ...(report.sample && { sample: true as const }),
          },
        )}
      />
    </>
  );
}
