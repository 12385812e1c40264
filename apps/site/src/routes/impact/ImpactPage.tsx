import { foundationApi } from '@nzete/api-client/foundation';
import { photosApi } from '@nzete/api-client/photos';
import { PageHead } from '@nzete/ui/PageHead';
import { ShareButton } from '@nzete/ui/ShareButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { photoHref } from '../../features/photos/photoSearch.ts';
import { SharedPhoto } from '../../features/photos/SharedPhoto.tsx';
import { useSharedPhoto } from '../../features/photos/useSharedPhoto.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { itemMeta } from '../../shared/meta/itemMeta.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NextArea } from '../../shared/NextArea.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { ImpactMetrics } from './ImpactMetrics.tsx';
import { ImpactSections } from './ImpactSections.tsx';
import { itemInUrl } from './itemInUrl.ts';
import { messages } from './messages.ts';
import { search } from './search.ts';
import { useImpactContent } from './useImpactContent.ts';

export const loader: PageLoader = ({ lang }) => [
  foundationApi.endpoints.getImpactMetrics.initiate({ lang }),
  foundationApi.endpoints.getReports.initiate({ lang }),
  foundationApi.endpoints.getStories.initiate({ lang }),
  photosApi.endpoints.getPhotos.initiate({ lang }),
];

/** The page at `/impact`: figures with date and source, stories, and photos as contact sheets. */
export default function ImpactPage() {
  const { formatMessage } = useIntl();
  const content = useImpactContent();
  const [named] = usePageSearch(search);
  const shared = useSharedPhoto(content.photos, named.photo);
  const title = formatMessage(messages.title);
  return (
    <>
      <PageHead title={title} description={<FormattedMessage {...messages.lead} />} />
      {shared ? (
        <SharedPhoto
          photo={shared}
          actions={<ShareButton url={photoHref(paths.impact, shared)} title={shared.title} variant="line" />}
        />
      ) : null}
      <div className="nz:wrap">
        <QueryState query={content.query} loading={sharedMessages.loading} error={messages.error} />
      </div>
      <ImpactMetrics metrics={content.metrics} reports={content.reports} />
      <ImpactSections />
      <NextArea />
      <PageMeta
        {...itemMeta(
          { title, description: formatMessage(messages.description), path: paths.impact },
          itemInUrl(named, content),
        )}
      />
    </>
  );
}
