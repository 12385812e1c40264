import type { Photos } from '@nzete/api-client/photos';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Picture } from '@nzete/ui/Picture';
import { Section } from '@nzete/ui/Section';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { messages } from './messages.ts';

/** Six pictures in two courses of brick, with a link to all of them. */
export function ClimatePhotos({ photos }: { photos: Photos }) {
  return (
    <Section
      tone="surface"
      title={<FormattedMessage {...messages.pictures} />}
      description={sampleNote(photos, sampleMessages.pictures)}
      end={
        <LinkButton href={paths.gallery} variant="line">
          <FormattedMessage {...messages.gallery} />
          <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
        </LinkButton>
      }
    >
      <ul className="nz:grid nz:grid-cols-2 nz:gap-x-4 nz:gap-y-6 nz:md:grid-cols-12 nz:lg:gap-x-gap nz:lg:gap-y-8">
        {photos.map(({ id, src, alt, title }, index) => (
          <li key={id} className={`nz:bare ${bricks[index % bricks.length]}`}>
            <figure className="nz:grid nz:gap-2">
              <Picture
                src={src}
                alt={alt}
                isCut={index === 0}
                className="nz:aspect-4/3 nz:md:aspect-auto nz:md:h-44 nz:lg:h-64"
              />
              <figcaption className="nz:text-sm nz:font-semibold">{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const bricks = [
  'nz:max-md:col-span-2 nz:md:col-span-5',
  'nz:md:col-span-4',
  'nz:md:col-span-3',
  'nz:md:col-span-3',
  'nz:md:col-span-4',
  'nz:max-md:col-span-2 nz:md:col-span-5',
];
