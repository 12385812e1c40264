import { useIntl } from 'react-intl';
import { laterPart } from '../../shared/laterPart.tsx';
import { QueryState } from '../../shared/QueryState.tsx';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { CommunityHead } from './CommunityHead.tsx';
import { messages } from './messages.ts';
import { Table } from './Table.tsx';
import { useCommunityContent } from './useCommunityContent.ts';

/** Several screens high, so that the footer stays out of sight until they have come. */
const CommunitySections = laterPart(() => import('./CommunitySections.tsx'), <div className="nz:min-h-[300vh]" />);

/** The page at `/community-empowerment`: a table for many, with one sentence in its middle and the numbers around it. */
export default function CommunityEmpowermentPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  useDocumentMeta({
    description: formatMessage(messages.description),
    heading,
  });
  const { village, stats, whole } = useCommunityContent();
  return (
    <>
      <CommunityHead />
      <div className="nz:wrap">
        <QueryState query={whole} loading={messages.loading} error={messages.error} />
      </div>
      <Table village={village} stats={stats} />
      <CommunitySections />
    </>
  );
}
