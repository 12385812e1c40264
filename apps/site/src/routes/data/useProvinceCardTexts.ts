import type { ClimateRecord } from '@nzete/api-client/climate';
import { useClimateFormat } from '@nzete/ui/ProvinceMap';
import { useIntl } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';
import { messages } from './realtime.messages.ts';
import { useRecordSource } from './useRecordSource.ts';

/** The texts of a province's link preview. */
export interface ProvinceCardWords {
  /** The foundation's name. */
  name: string;
  /** The province. */
  title: string;
  capital: string;
  temperature: string;
  values: readonly { label: string; value: string }[];
  /** The time of observation. */
  moment: string;
  source: string;
}

/** The texts of a province's link preview, in the current language. */
export function useProvinceCardTexts(record: ClimateRecord): ProvinceCardWords {
  const { formatMessage } = useIntl();
  const format = useClimateFormat();
  const source = useRecordSource(record);
  const value = (name: 'humidity' | 'windSpeed' | 'airQuality') => ({
    label: formatMessage(messages[name]),
    value: record[name] === null ? '–' : format.value(name, record[name]),
  });
  return {
    name: formatMessage(sharedMessages.name),
    title: record.province,
    capital: record.capital,
    temperature: format.value('temperature', record.temperature),
    values: [value('humidity'), value('windSpeed'), value('airQuality')],
    moment: format.moment(record.lastUpdated, record.timeZone),
    source,
  };
}
