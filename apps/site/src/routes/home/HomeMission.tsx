import village from 'scene:village-solar';
import { Feature } from '@nzete/ui/Feature';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { homeMessages as texts } from './home.messages.ts';

/** Why the foundation exists, and where it began. */
export function HomeMission() {
  const { formatMessage } = useIntl();
  return (
    <Feature
      eyebrow={<FormattedMessage {...texts.missionTag} />}
      title={<FormattedMessage {...texts.missionTitle} />}
      description={<FormattedMessage {...texts.missionLead} />}
      picture={{ src: village, alt: formatMessage(texts.missionPicture) }}
      actions={
        <>
          <LinkButton href={paths.ourStory}>
            <FormattedMessage {...texts.missionStory} />
          </LinkButton>
          <Link href={paths.reports}>
            <FormattedMessage {...texts.missionReports} />
            <ArrowRight aria-hidden="true" />
          </Link>
        </>
      }
    >
      <p>
        <FormattedMessage {...texts.missionStart} />
      </p>
      <p>
        <FormattedMessage {...texts.missionPeople} />
      </p>
    </Feature>
  );
}
