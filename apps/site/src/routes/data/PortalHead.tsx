import station from 'scene:weather-station';
import { Badge } from '@nzete/ui/Badge';
import { HillsideHero } from '@nzete/ui/HillsideHero';
import { Activity, Satellite, ShieldCheck, Sparkles } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useRecords } from './useClimate.ts';
import { useFreshness } from './useFreshness.ts';

const features = [
  { id: 'analysis', label: <FormattedMessage {...messages.chipAnalysis} />, icon: <Sparkles /> },
  { id: 'realtime', label: <FormattedMessage {...messages.chipRealtime} />, icon: <Activity /> },
  { id: 'secure', label: <FormattedMessage {...messages.chipSecure} />, icon: <ShieldCheck /> },
  { id: 'satellite', label: <FormattedMessage {...messages.chipSatellite} />, icon: <Satellite /> },
];

const coverage = { live: messages.live, old: messages.liveOld, sample: messages.liveSample };

/** The header of the page: the weather station, the title, and the notice. */
export function PortalHead() {
  const { formatMessage } = useIntl();
  const freshness = useFreshness(useRecords().data ?? []);
  return (
    <HillsideHero
      picture={{ src: station, alt: formatMessage(messages.picture), imageClassName: 'nz:object-[50%_22%]' }}
      eyebrow={
        <Badge tone={freshness === 'live' ? 'live' : 'neutral'}>
          <FormattedMessage {...coverage[freshness]} />
        </Badge>
      }
      title={<FormattedMessage {...messages.heading} />}
      description={<FormattedMessage {...messages.lead} />}
      features={features}
      note={
        <>
          <span className="nz:grid">
            <FormattedMessage {...messages.notice} />
          </span>
          <span className="nz:mt-2 nz:grid">
            <FormattedMessage {...messages.soFar} />
          </span>
        </>
      }
    />
  );
}
