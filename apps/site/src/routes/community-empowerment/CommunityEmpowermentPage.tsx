import { photosApi } from '@nzete/api-client/photos';
import { programsApi } from '@nzete/api-client/programs';
import { useIntl } from 'react-intl';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NextArea } from '../../shared/NextArea.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { CommunityHead } from './CommunityHead.tsx';
import { CommunitySections } from './CommunitySections.tsx';
import { messages } from './messages.ts';
import { Table } from './Table.tsx';
import { useCommunityContent } from './useCommunityContent.ts';

export const loader: PageLoader = ({ lang }) => [
  programsApi.endpoints.getCommunityPrograms.initiate({ lang }),
  programsApi.endpoints.getCommunityTestimonials.initiate({ lang }),
  programsApi.endpoints.getCommunityImpactStats.initiate({ lang }),
  photosApi.endpoints.getCommunityGalleryPreview.initiate({ lang }),
];

/**
 * The page at `/community-empowerment`: a long table, with one sentence in the middle and the
 * numbers around it.
 */
export default function CommunityEmpowermentPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const { village, stats, query } = useCommunityContent();
  return (
    <>
      <CommunityHead />
      <div className="nz:wrap">
        <QueryState query={query} loading={messages.loading} error={messages.error} />
      </div>
      <Table village={village} stats={stats} />
      <CommunitySections />
      <NextArea />
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
