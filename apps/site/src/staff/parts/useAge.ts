import { useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { days, hours, minutes } from '../today/messages.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long ago something was, in the largest unit: `12 min`, `3 h`, `9 d`. */
export function useAge(): (at: string) => string {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (at) => {
    const age = Math.max(0, Date.now() - Date.parse(at));
    if (age < HOUR) return formatMessage(minutes, { count: number(Math.floor(age / 60_000)) });
    if (age < DAY) return formatMessage(hours, { count: number(Math.floor(age / HOUR)) });
    return formatMessage(days, { count: number(Math.floor(age / DAY)) });
  };
}
