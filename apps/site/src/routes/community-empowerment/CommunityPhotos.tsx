import type { Photos } from '@nzete/api-client/photos';
import { written } from '@nzete/ui/format';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PictureGrid } from '@nzete/ui/PictureGrid';
import { Section } from '@nzete/ui/Section';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { pictureOf } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';

/** Pictures side by side like people on a bench, with a link to the courses. */
export function CommunityPhotos({ photos }: { photos: Photos }) {
  return (
    <Section
      tone="sunk"
      title={<FormattedMessage {...messages.pictures} />}
      description={sampleNote(photos, sampleMessages.pictures)}
      end={
        <LinkButton href={paths.digitalLiteracy} variant="line">
          <FormattedMessage {...messages.courses} />
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      }
    >
      <PictureGrid
        layout="row"
        pictures={photos.map((photo) => ({ ...pictureOf(photo), id: photo.id, title: written(photo, 'title') }))}
      />
    </Section>
  );
}
