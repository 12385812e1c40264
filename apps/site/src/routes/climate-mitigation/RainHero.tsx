import { LinkButton } from '@nzete/ui/LinkButton';
import { ParallaxHero } from '@nzete/ui/ParallaxHero';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The header of the page: the sky, with clouds and rain that disappear as the reader scrolls. */
export function RainHero({ sky }: { sky: string | undefined }) {
  return (
    <ParallaxHero
      className="nz:pb-8 nz:lg:pb-14"
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.description} />}
      picture={sky === undefined ? undefined : { src: sky, alt: '' }}
      layers={<Rain />}
      actions={
        <>
          <LinkButton href={paths.volunteers} size="lg">
            <FormattedMessage {...messages.volunteer} />
          </LinkButton>
          <LinkButton href={paths.about} variant="line" size="lg">
            <FormattedMessage {...messages.about} />
          </LinkButton>
        </>
      }
    />
  );
}

const cloud =
  'nz:absolute nz:inset-x-0 nz:top-0 nz:-scale-y-100 nz:bg-(--nz-light-on-water-soft) nz:[mask:var(--nz-art-treeline)_50%_100%/cover]';

function Rain() {
  const id = useId();
  return (
    <div aria-hidden="true" className="nz:clears nz:pointer-events-none nz:absolute nz:inset-0">
      <svg aria-hidden="true" className="nz:absolute nz:inset-0 nz:size-full">
        <pattern id={id} width="56" height="96" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">
          <path
            d="M8 0V34M36 40V74M22 70V90"
            className="nz:stroke-(--nz-dark-water)"
            strokeWidth="2"
            strokeLinecap="round"
            opacity="0.7"
          />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <span className={`${cloud} nz:h-24 nz:opacity-80 nz:lg:h-44`} />
      <span className={`${cloud} nz:-scale-x-100 nz:h-16 nz:lg:h-28`} />
    </div>
  );
}
