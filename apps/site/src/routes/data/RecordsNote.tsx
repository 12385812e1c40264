import type { ClimateRecords } from '@nzete/api-client/climate';
import { FreshnessNote } from '@nzete/ui/FreshnessNote';
import { useIntl } from 'react-intl';
import { recordMessages } from './record.messages.ts';

/** When the records were made, by whom, and whether they are samples: once for all values beside it. */
export function RecordsNote({ records }: { records: ClimateRecords }) {
  const { formatMessage } = useIntl();
  const [newest] = records.toSorted((one, other) => other.lastUpdated.localeCompare(one.lastUpdated));
  return newest ? (
    <FreshnessNote
      asOf={newest.lastUpdated}
      isSample={newest.source === 'sample'}
      source={formatMessage(recordMessages.source)}
    />
  ) : null;
}
