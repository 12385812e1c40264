import okapi from 'scene:okapi-understory';
import { LandscapeLayer } from '@nzete/ui/LandscapeLayer';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** The highest layer: the subject of the page. */
export function CrownsLayer() {
  const { formatMessage } = useIntl();
  return (
    <LandscapeLayer
      tone="crowns"
      height={40}
      unit={<FormattedMessage {...messages.metres} />}
      place={<FormattedMessage {...messages.crowns} />}
      title={<FormattedMessage {...messages.introTitle} />}
      layout="picture"
      isOffbeat
      description={<FormattedMessage {...messages.intro} />}
      note={<FormattedMessage {...messages.introWork} />}
      picture={{ src: okapi, alt: formatMessage(messages.okapi) }}
    />
  );
}
