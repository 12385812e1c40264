import { readError } from '@nzete/api-client';
import { useGetDigitalLiteracyGalleryQuery } from '@nzete/api-client/photos';
import { ActionBand } from '@nzete/ui/ActionBand';
import { written } from '@nzete/ui/format';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PictureGrid } from '@nzete/ui/PictureGrid';
import { ResourceGrid } from '@nzete/ui/ResourceGrid';
import { ArrowRight, BookOpen, Monitor, Smartphone, Wifi } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { pictureOf } from '../../shared/writtenIn.tsx';
import { sectionMessages as messages } from './sections.messages.ts';

/** The classroom: its pictures, equipment and directions. */
export function Classroom() {
  const { formatMessage } = useIntl();
  const photos = useGetDigitalLiteracyGalleryQuery({ lang: useLang() });
  const message = readError(photos.error).detail ?? formatMessage(messages.galleryFailed);
  return (
    <div className="nz:grid nz:gap-10">
      <QueryState
        query={photos}
        loading={messages.galleryLoading}
        error={<FormattedMessage {...messages.galleryError} values={{ message }} />}
      >
        {(list) => (
          <div className="nz:grid nz:gap-4">
            {sampleNote(list, sampleMessages.pictures)}
            <PictureGrid
              layout="lead"
              pictures={list.map((photo) => ({
                ...pictureOf(photo),
                id: photo.id,
                title: written(photo, 'title'),
                description: written(photo, 'description'),
              }))}
            />
          </div>
        )}
      </QueryState>
      <ResourceGrid
        resources={[
          {
            id: 'computers',
            icon: <Monitor />,
            title: <FormattedMessage {...messages.computers} />,
            description: <FormattedMessage {...messages.computersText} />,
          },
          {
            id: 'mobile',
            icon: <Smartphone />,
            title: <FormattedMessage {...messages.mobile} />,
            description: <FormattedMessage {...messages.mobileText} />,
          },
          {
            id: 'internet',
            icon: <Wifi />,
            title: <FormattedMessage {...messages.internet} />,
            description: <FormattedMessage {...messages.internetText} />,
          },
          {
            id: 'materials',
            icon: <BookOpen />,
            title: <FormattedMessage {...messages.materials} />,
            description: <FormattedMessage {...messages.materialsText} />,
          },
        ]}
      />
      <ActionBand
        layout="line"
        title={<FormattedMessage {...messages.closing} />}
        actions={
          <LinkButton size="lg" href={paths.volunteers}>
            <FormattedMessage {...messages.seat} />
            <ArrowRight aria-hidden="true" />
          </LinkButton>
        }
      />
    </div>
  );
}
