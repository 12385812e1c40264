import type { Picture as PictureContent } from '@nzete/api-client/programs';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PictureGrid } from '@nzete/ui/PictureGrid';
import { Section } from '@nzete/ui/Section';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { pictureOf } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';

interface NotebookPicturesProps {
  pictures: readonly PictureContent[];
  /** The mark of samples. */
  note: ReactNode;
}

/** The pictures beside the notebook, like prints with a white edge, slightly tilted. */
export function NotebookPictures({ pictures, note }: NotebookPicturesProps) {
  return (
    <Section
      title={<FormattedMessage {...messages.pictures} />}
      description={note}
      end={
        <LinkButton href={paths.gallery} variant="line">
          <FormattedMessage {...messages.gallery} />
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      }
    >
      <PictureGrid layout="prints" pictures={pictures.map((picture) => ({ ...pictureOf(picture), id: picture.src }))} />
    </Section>
  );
}
