import { useFormat } from '@nzete/ui/format';

/** Day and time of an event: `26 November 2026, 14:02`. */
export function useMoment(): (at: string) => string {
  const { date } = useFormat();
  return (at) => `${date(at, 'date')}, ${date(at, 'time')}`;
}
