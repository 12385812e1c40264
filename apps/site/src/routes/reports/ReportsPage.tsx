import { useIntl } from 'react-intl';
import { useChosen } from '../../shared/address.ts';
import { laterPart } from '../../shared/laterPart.tsx';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { usePartMeta } from '../../shared/usePartMeta.ts';
import { address } from './address.ts';
import { messages } from './messages.ts';
import { ReportsBook } from './ReportsBook.tsx';
import { ReportsHead } from './ReportsHead.tsx';
import { useReports } from './useReports.ts';

const Overview = laterPart(() => import('./Overview.tsx'), <div className="nz:min-h-[150vh] nz:ground-cloth" />);

/** The page at `/reports`: the latest figures, the report of each month, and what they come to together. */
export default function ReportsPage() {
  const { formatMessage } = useIntl();
  const lang = useLang();
  const named = useChosen(address).get('report');
  const report = useReports().data?.find(({ id }) => `${id}` === named);
  usePartMeta(
    { title: formatMessage(messages.title), description: formatMessage(messages.description), path: paths.reports },
    report && {
      title: report.title,
      description: report.summary,
      search: `report=${report.id}`,
      src: `/cards/report-${report.id}-${lang}.png`,
      alt: report.title,
    },
  );
  return (
    <>
      <ReportsHead />
      <ReportsBook />
      <Overview />
    </>
  );
}
