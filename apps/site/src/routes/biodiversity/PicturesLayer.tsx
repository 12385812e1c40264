import { useGetBiodiversityQuery } from '@nzete/api-client/programs';
import { LandscapeLayer } from '@nzete/ui/LandscapeLayer';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Picture } from '@nzete/ui/Picture';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';

/** The pictures, laid like bricks: a tall one beside three, then a wide one beside another. */
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
          <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
        </LinkButton>
      }
    >
      <ul className="nz:grid nz:grid-cols-2 nz:gap-4 nz:lg:col-span-12 nz:md:grid-cols-12 nz:lg:gap-gap nz:lg:pt-4">
        {data.gallery_images.map(({ src, alt }, index) => (
          <li key={src} className={`nz:bare nz:grid ${places[index % places.length]}`}>
            <Picture
              src={src}
              alt={alt}
              isCut={index % places.length === 0}
              className={shapes[index % shapes.length]}
            />
          </li>
        ))}
      </ul>
    </LandscapeLayer>
  );
}

/** Where each of six pictures is on wide screens, and which take the whole width of a phone. */
const places = [
  'nz:col-span-2 nz:md:col-span-5 nz:md:row-span-2',
  'nz:col-span-2 nz:md:col-span-7',
  'nz:md:col-span-3',
  'nz:md:col-span-4',
  'nz:col-span-2 nz:md:col-span-7',
  'nz:col-span-2 nz:md:col-span-5',
];
const shapes = [
  'nz:aspect-4/3 nz:md:aspect-auto nz:cut-lg',
  'nz:aspect-16/9 nz:md:aspect-auto nz:md:h-75',
  'nz:aspect-square nz:md:aspect-auto nz:md:h-48',
  'nz:aspect-square nz:md:aspect-auto nz:md:h-48',
  'nz:aspect-16/9 nz:md:aspect-auto nz:md:h-75',
  'nz:aspect-16/9 nz:md:aspect-auto nz:md:h-75',
];
