import type { StaffEvent } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { FormattedMessage } from 'react-intl';
import { comingCount, seatsOf } from './messages.ts';

/** How many come, of how many seats, and how many wait. */
export function EventNumbers({ event: { coming, waiting, seats } }: { event: StaffEvent }) {
  const { number } = useFormat();
  if (seats === null) return <FormattedMessage {...comingCount} values={{ coming: number(coming) }} />;
  const values = { coming: number(coming), seats: number(seats), waiting: number(waiting) };
  return <FormattedMessage {...seatsOf} values={values} />;
}
