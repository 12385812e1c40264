import { useGetAboutQuery } from '@nzete/api-client/foundation';
import { CallToAction } from '@nzete/ui/CallToAction';
import { Seam } from '@nzete/ui/Seam';
import { HandCoins, Handshake, Sprout } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { AboutJourney } from './AboutJourney.tsx';
import { AboutOrigin } from './AboutOrigin.tsx';
import { AboutValues } from './AboutValues.tsx';
import { AboutVision } from './AboutVision.tsx';
import { messages } from './sections.messages.ts';

/**
 * The sections below the first screen. The ways to join show even if the content failed to load.
 */
export default function AboutSections() {
  const { data } = useGetAboutQuery({ lang: useLang() });
  return (
    <>
      {data ? (
        <>
          <AboutOrigin about={data} />
          <AboutJourney about={data} />
          <AboutValues about={data} />
          <Seam position="none" />
          <AboutVision vision={data.vision} />
        </>
      ) : null}
      <CallToAction
        title={<FormattedMessage {...messages.joinTitle} />}
        items={[
          {
            id: 'volunteer',
            icon: <Sprout />,
            title: <FormattedMessage {...messages.volunteer} />,
            description: <FormattedMessage {...messages.volunteerText} />,
            href: paths.volunteers,
          },
          {
            id: 'partner',
            icon: <Handshake />,
            title: <FormattedMessage {...messages.partner} />,
            description: <FormattedMessage {...messages.partnerText} />,
            href: paths.partners,
          },
          {
            id: 'donate',
            icon: <HandCoins />,
            title: <FormattedMessage {...messages.donate} />,
            description: <FormattedMessage {...messages.donateText} />,
            href: paths.donate,
          },
        ]}
      />
    </>
  );
}
