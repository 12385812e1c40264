import { photosApi } from '@nzete/api-client/photos';
import { Heading } from '@nzete/ui/Heading';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PageHead } from '@nzete/ui/PageHead';
import { Seam } from '@nzete/ui/Seam';
import { Section } from '@nzete/ui/Section';
import { ShareButton } from '@nzete/ui/ShareButton';
import { Text } from '@nzete/ui/Text';
import { Download } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findPhoto, photoHref } from '../../features/photos/photoSearch.ts';
import { SharedPhoto } from '../../features/photos/SharedPhoto.tsx';
import { useSharedPhoto } from '../../features/photos/useSharedPhoto.ts';
import { itemMeta } from '../../shared/meta/itemMeta.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { PageBreadcrumb } from '../../shared/PageBreadcrumb.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { messages } from './messages.ts';
import { PhotoBoard } from './PhotoBoard.tsx';
import { search } from './search.ts';
import { type BoardPhoto, useBoardPhotos } from './useBoardPhotos.ts';

export const loader: PageLoader = ({ lang }) => [photosApi.endpoints.getCommunityGallery.initiate({ lang })];

/** The page at `/community-gallery`: a notice board, with filters along its edge. */
export default function CommunityGalleryPage() {
  const { formatMessage } = useIntl();
  const { query, photos } = useBoardPhotos();
  const [{ photo }] = usePageSearch(search);
  const shared = useSharedPhoto(photos, photo);
  const named = findPhoto(photos, photo);
  const title = formatMessage(messages.title);
  const gallery = { href: paths.gallery, label: formatMessage(messages.gallery) };
  return (
    <>
      <PageHead
        breadcrumb={<PageBreadcrumb parents={[gallery]} current={title} />}
        title={title}
        description={<FormattedMessage {...messages.lead} />}
        note={sampleNote(photos, sampleMessages.pictures)}
      />
      {shared ? <SharedPhoto photo={shared} actions={<PhotoActions photo={shared} />} /> : null}
      <Section space="end" labelledBy="board">
        <Heading id="board" isHidden>
          <FormattedMessage {...messages.board} />
        </Heading>
        <QueryState
          query={query}
          loading={messages.loading}
          error={messages.error}
          isEmpty={(list) => list.length === 0}
          empty={
            <Text>
              <FormattedMessage {...messages.noPhotos} />
            </Text>
          }
        >
          {() => <PhotoBoard photos={photos} actions={(photo) => <PhotoActions photo={photo} />} />}
        </QueryState>
      </Section>
      <Seam />
      <Section
        title={<FormattedMessage {...messages.join} />}
        description={<FormattedMessage {...messages.joinText} />}
      >
        <div className="nz:flex nz:flex-wrap nz:gap-3">
          <LinkButton href={paths.volunteers} size="lg">
            <FormattedMessage {...messages.volunteer} />
          </LinkButton>
          <LinkButton href={paths.communityEmpowerment} variant="line" size="lg">
            <FormattedMessage {...messages.empowerment} />
          </LinkButton>
        </div>
      </Section>
      <PageMeta
        {...itemMeta(
          { title, description: formatMessage(messages.description), path: paths.communityGallery },
          named && { ...named, search: `photo=${named.id}` },
        )}
      />
    </>
  );
}

/** The buttons to share and to download a photo. */
function PhotoActions({ photo }: { photo: Pick<BoardPhoto, 'id' | 'src' | 'title'> }) {
  return (
    <div className="nz:flex nz:flex-wrap">
      <ShareButton url={photoHref(paths.communityGallery, photo)} title={photo.title} />
      <LinkButton href={photo.src} download={`nzete-${photo.id}`} variant="quiet" size="sm">
        <Download aria-hidden="true" />
        <FormattedMessage {...messages.download} />
      </LinkButton>
    </div>
  );
}
