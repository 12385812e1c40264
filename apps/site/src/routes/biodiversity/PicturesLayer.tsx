import { useGetBiodiversityQuery } from '@nzete/api-client/programs';
import { LandscapeLayer } from '@nzete/ui/LandscapeLayer';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PictureGrid } from '@nzete/ui/PictureGrid';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { pictureOf } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';

/**
 * The pictures, laid like bricks: a tall one beside three others, then a wide one beside another.
 */
export function PicturesLayer() {
  const { data } = useGetBiodiversityQuery({ lang: useLang() });
  if (!data) return null;
  return (
    <LandscapeLayer
      tone="ground"
      height={0}
      unit={<FormattedMessage {...messages.metres} />}
      place={<FormattedMessage {...messages.ground} />}
      title={<FormattedMessage {...messages.pictures} />}
      end={
        <LinkButton href={paths.gallery} variant="line">
          <FormattedMessage {...messages.gallery} />
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      }
    >
      <div className="nz:lg:col-span-12">{sampleNote(data, sampleMessages.pictures)}</div>
      <PictureGrid
        pictures={data.gallery_images.map((picture) => ({ ...pictureOf(picture), id: picture.src }))}
        className="nz:lg:col-span-12 nz:lg:mt-4"
      />
    </LandscapeLayer>
  );
}
