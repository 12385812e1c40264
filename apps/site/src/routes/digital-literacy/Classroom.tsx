import { readError } from '@nzete/api-client';
import { type Photo, useGetDigitalLiteracyGalleryQuery } from '@nzete/api-client/photos';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Picture } from '@nzete/ui/Picture';
import { ResourceGrid } from '@nzete/ui/ResourceGrid';
import { ArrowRight, BookOpen, Monitor, Smartphone, Wifi } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
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
            <Gallery photos={list} />
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
      <div className="nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-10 nz:gap-y-5 nz:border-line-strong nz:border-t-[1.5px] nz:pt-8">
        <h2 className="nz:type-h2 nz:max-w-measure nz:text-balance">
          <FormattedMessage {...messages.closing} />
        </h2>
        <LinkButton size="lg" href={paths.volunteers}>
          <FormattedMessage {...messages.seat} />
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      </div>
    </div>
  );
}

/** The first picture is the largest, with two beside it; the others are a row of three below. */
function Gallery({ photos }: { photos: readonly Photo[] }) {
  return (
    <ul className="nz:bare nz:grid nz:grid-cols-2 nz:gap-x-gap nz:gap-y-6 nz:lg:grid-cols-12">
      {photos.map(({ id, src, alt, title, description }, index) => (
        <li
          key={id}
          className={`nz:min-w-0 ${places[index] ?? 'nz:last:even:col-span-2 nz:lg:col-span-4 nz:lg:last:even:col-span-4'}`}
        >
          <figure className="nz:grid nz:gap-2">
            <Picture src={src} alt={alt} className="nz:h-40 nz:w-full nz:sm:h-56 nz:lg:h-72" />
            <figcaption className="nz:grid nz:gap-0.5">
              <span className="nz:font-semibold nz:text-pretty">{title}</span>
              <span className="nz:text-md nz:text-pretty nz:text-text-muted">{description}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const places = ['nz:col-span-2 nz:lg:col-span-6', 'nz:lg:col-span-3', 'nz:lg:col-span-3'];
