import { photosApi } from '@nzete/api-client/photos';
import { programsApi } from '@nzete/api-client/programs';
import { useIntl } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NextArea } from '../../shared/NextArea.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { ClimateSections } from './ClimateSections.tsx';
import { messages } from './messages.ts';
import { RainHero } from './RainHero.tsx';
import { useClimateContent } from './useClimateContent.ts';

export const loader: PageLoader = ({ lang }) => [
  programsApi.endpoints.getClimatePrograms.initiate({ lang }),
  programsApi.endpoints.getClimateSuccessStories.initiate({ lang }),
  photosApi.endpoints.getClimateGalleryPreview.initiate({ lang }),
];

/**
 * The page at `/climate-mitigation`: a rainy season. The sky clears as the reader scrolls, above
 * fields seen from the air.
 */
export default function ClimateMitigationPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const { sky, query } = useClimateContent();
  return (
    <>
      <RainHero sky={sky} />
      <div className="nz:wrap">
        <QueryState query={query} loading={sharedMessages.loading} error={messages.error} />
      </div>
      <ClimateSections />
      <NextArea />
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
