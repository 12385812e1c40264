import okapi from 'scene:okapi-understory';
import { LandscapeLayer } from '@nzete/ui/LandscapeLayer';
import { Picture } from '@nzete/ui/Picture';
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
    >
      <div className="nz:grid nz:content-start nz:gap-4 nz:lg:col-span-5 nz:lg:col-start-3 nz:lg:pe-6">
        <p className="nz:type-lead nz:text-pretty">
          <FormattedMessage {...messages.intro} />
        </p>
        <p className="nz:text-pretty nz:text-text-2">
          <FormattedMessage {...messages.introWork} />
        </p>
      </div>
      <Picture
        src={okapi}
        alt={formatMessage(messages.okapi)}
        className="nz:-me-gutter nz:mt-2 nz:aspect-5/4 nz:cut-lg nz:lg:col-span-5 nz:lg:col-start-8 nz:lg:row-span-2 nz:lg:row-start-1 nz:lg:aspect-auto nz:lg:min-h-115"
      />
    </LandscapeLayer>
  );
}
