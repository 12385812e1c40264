import { Button } from '@nzete/ui/Button';
import { ErrorState } from '@nzete/ui/ErrorState';
import { focusSection } from '@nzete/ui/LoadState';
import { ProvinceCardSkeleton } from '@nzete/ui/ProvinceCard';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { queryStatus } from '../../shared/queryStatus.ts';
import { Credit } from './Credit.tsx';
import { MapSection } from './MapSection.tsx';
import { PortalAside } from './PortalAside.tsx';
import { ProvinceList } from './ProvinceList.tsx';
import { RecordsGroup } from './RecordsNote.tsx';
import { messages } from './realtime.messages.ts';
import { useAlerts, useRecords } from './useClimate.ts';
import { useLive } from './useLive.ts';

/** How many placeholder cards show while the records load. */
const PROVINCES = 26;

/** The weather now: map, live mode, alerts, and a card for every province. */
export default function RealtimePanel() {
  const records = useRecords();
  const alerts = useAlerts();
  const live = useLive([records, alerts]);
  const status = queryStatus(records);
  if (status === 'loading') return <Loading />;
  if (status === 'error' || !records.data) {
    return (
      <ErrorState
        title={<FormattedMessage {...messages.errorTitle} />}
        description={<FormattedMessage {...messages.error} />}
        headingLevel={2}
        actions={
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              focusSection(currentTarget);
              void records.refetch();
            }}
          >
            <FormattedMessage {...messages.tryAgain} />
          </Button>
        }
      />
    );
  }
  return (
    <div className="nz:grid nz:grid-cols-1 nz:gap-14 nz:lg:gap-20">
      <div className="nz:grid nz:grid-cols-1 nz:gap-12 nz:lg:grid-cols-[7fr_5fr] nz:lg:items-start nz:lg:gap-16">
        <RecordsGroup records={records.data}>
          <MapSection records={records.data} isOld={records.isError} />
        </RecordsGroup>
        <PortalAside records={records.data} alerts={alerts} live={live} />
      </div>
      <RecordsGroup records={records.data}>
        <ProvinceList records={records.data} />
      </RecordsGroup>
      <Credit />
    </div>
  );
}

function Loading() {
  return (
    <div className="nz:grid nz:gap-6">
      <Text role="status" size="lead" tone="muted">
        <FormattedMessage {...messages.loading} />
      </Text>
      <ul className="nz:grid nz:gap-gap nz:sm:grid-cols-2 nz:lg:grid-cols-3">
        {Array.from({ length: PROVINCES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and keep their order
          <ProvinceCardSkeleton as="li" key={index} />
        ))}
      </ul>
    </div>
  );
}
