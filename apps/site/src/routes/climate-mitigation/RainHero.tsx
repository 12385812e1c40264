import { LinkButton } from '@nzete/ui/LinkButton';
import { ParallaxHero, ParallaxRain } from '@nzete/ui/ParallaxHero';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The header of the page: the sky, with clouds and rain that disappear as the reader scrolls. */
export function RainHero({ sky }: { sky: string | undefined }) {
  return (
    <ParallaxHero
      className="nz:mb-8 nz:lg:mb-14"
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.description} />}
      picture={sky === undefined ? undefined : { src: sky, alt: '' }}
      layers={<ParallaxRain />}
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
