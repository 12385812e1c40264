import { useIntl } from 'react-intl';
import { laterPart } from '../../shared/laterPart.tsx';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { messages } from './messages.ts';
import { ReportsBook } from './ReportsBook.tsx';
import { ReportsHead } from './ReportsHead.tsx';

const Overview = laterPart(() => import('./Overview.tsx'), <div className="nz:min-h-[150vh] nz:ground-cloth" />);

/** The page at `/reports`: the latest figures, the report of each month, and what they come to together. */
export default function ReportsPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  useDocumentMeta({
    description: formatMessage(messages.description),
    heading,
  });
  return (
    <>
      <ReportsHead />
      <ReportsBook />
      <Overview />
    </>
  );
}
