import { photosApi } from '@nzete/api-client/photos';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PageHead } from '@nzete/ui/PageHead';
import { PhotoGrid } from '@nzete/ui/PhotoGrid';
import { Seam } from '@nzete/ui/Seam';
import { Section } from '@nzete/ui/Section';
import { ShareButton } from '@nzete/ui/ShareButton';
import { Text } from '@nzete/ui/Text';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotifyLoadFailure } from '../../features/notifications/useNotifyLoadFailure.ts';
import { findPhoto, photoHref } from '../../features/photos/photoSearch.ts';
import { SharedPhoto } from '../../features/photos/SharedPhoto.tsx';
import { usePhotoViewer } from '../../features/photos/usePhotoViewer.tsx';
import { useSharedPhoto } from '../../features/photos/useSharedPhoto.ts';
import { sharedMessages } from '../../shared/messages.ts';
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
import { search } from './search.ts';
import { useAlbums } from './useAlbums.ts';

export const loader: PageLoader = ({ lang }) => [
  photosApi.endpoints.getBoreholePhotos.initiate({ lang }),
  photosApi.endpoints.getTreePlantingPhotos.initiate({ lang }),
  photosApi.endpoints.getCommunityPhilanthropyPhotos.initiate({ lang }),
  photosApi.endpoints.getOtherPhotos.initiate({ lang }),
];

const hrefOf = (photo: { id: number }) => photoHref(paths.gallery, photo);

/** The page at `/gallery`: four albums, each with one large picture and the others beside it. */
export default function GalleryPage() {
  const { formatMessage } = useIntl();
  const { albums, query } = useAlbums();
  const photos = albums.flatMap((album) => album.photos);
  const [{ photo }] = usePageSearch(search);
  const shared = useSharedPhoto(photos, photo);
  const named = findPhoto(photos, photo);
  const title = formatMessage(messages.title);
  const { open, viewer } = usePhotoViewer({
    groups: albums.map((album) => album.photos),
    onFailure: useNotifyLoadFailure(),
    actions: (photo) => <ShareButton url={hrefOf(photo)} title={photo.title} />,
  });
  return (
    <>
      <PageHead
        layout="stack"
        breadcrumb={<PageBreadcrumb current={title} />}
        title={title}
        description={<FormattedMessage {...messages.lead} />}
        note={sampleNote(photos, sampleMessages.pictures)}
      />
      {shared ? (
        <SharedPhoto
          photo={shared}
          actions={<ShareButton url={hrefOf(shared)} title={shared.title} variant="line" />}
        />
      ) : null}
      {/* A grid, so that the margins around it do not collapse. */}
      <div className="nz:wrap nz:grid nz:grid-cols-1">
        <QueryState
          query={query}
          loading={sharedMessages.loading}
          error={messages.error}
          isEmpty={() => photos.length === 0}
          empty={
            <Text className="nz:mb-section">
              <FormattedMessage {...messages.noPhotos} />
            </Text>
          }
        />
      </div>
      {albums.map((album, index) =>
        album.photos.length > 0 ? (
          <Fragment key={album.id}>
            <Section
              title={<FormattedMessage {...album.title} />}
              tone={index % 2 === 0 ? 'paper' : 'surface'}
              space={index === 0 ? 'end' : 'both'}
              className={index === 0 ? 'nz:mt-6' : undefined}
            >
              <PhotoGrid
                photos={album.photos}
                hrefOf={hrefOf}
                onOpen={open}
                layout={index % 2 === 0 ? 'album' : 'album-end'}
                isLeading={index === 0 && !shared}
              />
            </Section>
            {index === 0 ? <Seam /> : null}
          </Fragment>
        ) : null,
      )}
      <Section tone="cloth" title={<FormattedMessage {...messages.more} />}>
        <LinkButton href={paths.communityGallery} size="lg">
          <FormattedMessage {...messages.community} />
        </LinkButton>
      </Section>
      {viewer}
      <PageMeta
        {...itemMeta(
          { title, description: formatMessage(messages.description), path: paths.gallery },
          named && { ...named, search: `photo=${named.id}` },
        )}
      />
    </>
  );
}
