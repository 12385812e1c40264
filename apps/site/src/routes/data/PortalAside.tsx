import type { ClimateAlerts, ClimateRecords } from '@nzete/api-client/climate';
import { AlertList } from '@nzete/ui/AlertList';
import { Figure } from '@nzete/ui/Figure';
import { useFormat } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { LiveToggle } from '@nzete/ui/LiveToggle';
import { Panel } from '@nzete/ui/Panel';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoScriptNote } from '../../shared/NoScriptNote.tsx';
import { QueryState } from '../../shared/QueryState.tsx';
import { LIVE_SECONDS } from './liveClock.ts';
import { messages } from './realtime.messages.ts';
import type { useLive } from './useLive.ts';

interface PortalAsideProps {
  records: ClimateRecords;
  alerts: { data?: ClimateAlerts | undefined; isError: boolean; refetch: () => unknown };
  live: ReturnType<typeof useLive>;
}

/** Temperature, humidity, wind, visibility, air quality, condition and population. */
const VALUES_PER_PROVINCE = 7;

/** How many alerts show at first. On a bad day there is one for most provinces. */
const SHOWN_ALERTS = 3;

/** The inhabitants of the provinces shown; the foundation's own figure is larger. */
const inMillions = (records: ClimateRecords) =>
  records.reduce((sum, { population }) => sum + population, 0) / 1_000_000;

/** Beside the map: live mode, the totals, and the alerts. */
export function PortalAside({ records, alerts, live }: PortalAsideProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <aside className="nz:grid nz:min-w-0 nz:gap-10">
      <LiveToggle
        isLive={live.isLive}
        onChange={live.setLive}
        seconds={LIVE_SECONDS}
        onRefresh={() => void live.refresh()}
        isRefreshing={live.isRefreshing}
        isOffline={live.isOffline}
        className="nz:needs-script"
      />
      <NoScriptNote text={messages.noScriptLive} />
      <Panel variant="accent" className="nz:grid-cols-2 nz:gap-6 nz:large-text:grid-cols-1">
        <Figure
          className="nz:content-start"
          value={records.length * VALUES_PER_PROVINCE}
          label={formatMessage(messages.points)}
          source={{ label: formatMessage(messages.pointsSource) }}
        />
        <Figure
          className="nz:content-start"
          value="102M+"
          label={formatMessage(messages.covered)}
          source={{
            label: formatMessage(messages.coveredSource, {
              sum: number(inMillions(records), { maximumFractionDigits: 2 }),
            }),
          }}
        />
      </Panel>
      <section aria-labelledby="alerts" className="nz:grid nz:gap-4">
        <Heading id="alerts" size="md">
          <FormattedMessage {...messages.alerts} />
        </Heading>
        <Text size="md" tone="muted">
          <FormattedMessage {...messages.alertsNote} />
        </Text>
        <QueryState query={alerts} loading={messages.loading} error={messages.error}>
          {(data) => <AlertList alerts={data} limit={SHOWN_ALERTS} />}
        </QueryState>
      </section>
    </aside>
  );
}
