import type { ClimateRecord } from '@nzete/api-client/climate';
import { useClimateFormat } from '@nzete/ui/ProvinceMap';
import { useIntl } from 'react-intl';
import { messages } from './realtime.messages.ts';
import { useRecordSource } from './useRecordSource.ts';

/** The text for sharing a province: its weather, the source and the URL. */
export function useShareText(record: ClimateRecord, link: string): string {
  const { formatMessage } = useIntl();
  const format = useClimateFormat();
  return formatMessage(messages.shareText, {
    province: record.province,
    capital: record.capital,
    temperature: format.value('temperature', record.temperature),
    humidity: format.value('humidity', record.humidity),
    wind: format.value('windSpeed', record.windSpeed),
    air: format.value('airQuality', record.airQuality),
    moment: format.moment(record.lastUpdated, record.timeZone),
    source: useRecordSource(record),
    link,
  });
}
