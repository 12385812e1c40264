import type { Picture as PictureContent } from '@nzete/api-client/programs';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Picture } from '@nzete/ui/Picture';
import { Section } from '@nzete/ui/Section';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The pictures beside the notebook, like prints with a white edge, slightly tilted. */
export function NotebookPictures({ pictures }: { pictures: readonly PictureContent[] }) {
  return (
    <Section
      title={<FormattedMessage {...messages.pictures} />}
      end={
        <LinkButton href={paths.gallery} variant="line">
          <FormattedMessage {...messages.gallery} />
          <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
        </LinkButton>
      }
    >
      <ul className="nz:grid nz:grid-cols-2 nz:gap-4 nz:md:grid-cols-12 nz:md:gap-x-gap nz:md:gap-y-8 nz:lg:gap-y-10">
        {pictures.map(({ src, alt }, index) => (
          <li
            key={src}
            className={`nz:bare nz:bg-(--nz-light-surface) nz:p-2 nz:lg:p-3 ${places[index % places.length]}`}
          >
            <Picture src={src} alt={alt} isCut={false} className="nz:h-full nz:max-md:aspect-4/3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const places = [
  'nz:rotate-1 nz:max-md:col-span-2 nz:md:col-span-5 nz:md:col-start-8 nz:md:row-span-2 nz:md:row-start-1',
  'nz:-rotate-1 nz:max-md:col-span-2 nz:md:col-span-7 nz:md:h-52 nz:lg:h-80',
  'nz:rotate-1 nz:md:col-span-3 nz:md:h-36 nz:lg:h-56',
  'nz:-rotate-1 nz:md:col-span-4 nz:md:h-36 nz:lg:h-56',
  'nz:rotate-1 nz:max-md:col-span-2 nz:md:col-span-5 nz:md:h-52 nz:lg:h-80',
  'nz:-rotate-1 nz:max-md:col-span-2 nz:md:col-span-7 nz:md:h-52 nz:lg:h-80',
];
