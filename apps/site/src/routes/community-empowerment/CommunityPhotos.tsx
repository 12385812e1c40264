import type { Photos } from '@nzete/api-client/photos';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Picture } from '@nzete/ui/Picture';
import { Section } from '@nzete/ui/Section';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** Pictures side by side like people on a bench, with a link to the courses. */
export function CommunityPhotos({ photos }: { photos: Photos }) {
  return (
    <Section
      tone="sunk"
      title={<FormattedMessage {...messages.pictures} />}
      end={
        <LinkButton href={paths.digitalLiteracy} variant="line">
          <FormattedMessage {...messages.courses} />
          <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
        </LinkButton>
      }
    >
      <ul className="nz:grid nz:grid-cols-2 nz:gap-x-3 nz:gap-y-6 nz:md:grid-cols-3 nz:lg:grid-cols-6">
        {photos.map(({ id, src, alt, title }) => (
          <li key={id} className="nz:bare">
            <figure className="nz:grid nz:gap-2">
              <Picture src={src} alt={alt} isCut={false} className="nz:aspect-3/4 nz:lg:aspect-3/5" />
              <figcaption className="nz:text-sm nz:font-semibold nz:text-pretty">{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
