import { type ClimateRecord, useGetClimateRecordsQuery } from '@nzete/api-client/climate';
import { useClimateFormat } from '@nzete/ui/ProvinceMap';
import { useIntl } from 'react-intl';
import type { DatasetMeta } from '../../shared/meta/jsonLd.ts';
import type { PageMetaProps } from '../../shared/meta/PageMeta.tsx';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { licence } from './licence.ts';
import { messages } from './messages.ts';
import { search } from './search.ts';
import { useRecordSource } from './useRecordSource.ts';

/** How many days of history a province shows. */
const DAYS = 7;
const DAY_MS = 86_400_000;

/** The metadata of the page, or of the province in the URL. */
export function usePortalMeta(): PageMetaProps {
  const [{ tab, province }] = usePageSearch(search);
  const { formatMessage } = useIntl();
  const { record } = useGetClimateRecordsQuery(
    {},
    {
      selectFromResult: ({ data }) => ({ record: data?.find(({ code }) => code === province) }),
    },
  );
  const ofProvince = useProvinceMeta(tab === 'realtime' ? record : undefined);
  return ofProvince ?? { heading: formatMessage(messages.title), description: formatMessage(messages.description) };
}

function useProvinceMeta(record: ClimateRecord | undefined): PageMetaProps | undefined {
  const { formatMessage } = useIntl();
  const format = useClimateFormat();
  const language = useLang();
  const source = useRecordSource(record ?? { source: 'sample' });
  if (!record) return undefined;
  const { code, lastUpdated } = record;
  const heading = formatMessage(messages.provinceTitle, record);
  const description = formatMessage(messages.provinceDescription, {
    ...record,
    temperature: format.value('temperature', record.temperature),
    humidity: format.value('humidity', record.humidity),
    moment: format.moment(lastUpdated, record.timeZone),
    source,
  });
  return {
    heading,
    description,
    parents: [{ href: paths.data, label: formatMessage(messages.title) }],
    search: `province=${code}`,
    // Social networks cache previews, so each record has its own URL.
    image: { src: `/cards/${code}-${language}.png?at=${lastUpdated.slice(0, 16)}`, alt: description },
    dataset: record.source === 'sample' ? undefined : datasetOf(record, heading, description),
  };
}

function datasetOf(
  { code, province, lastUpdated, ...record }: ClimateRecord,
  name: string,
  description: string,
): DatasetMeta {
  return {
    name,
    description,
    place: { name: province, code },
    from: new Date(Date.parse(lastUpdated) - DAYS * DAY_MS).toISOString(),
    to: lastUpdated,
    variables: [
      { name: 'temperature', unit: '°C', value: record.temperature },
      { name: 'humidity', unit: '%', value: record.humidity },
      { name: 'windSpeed', unit: 'km/h', value: record.windSpeed },
      { name: 'visibility', unit: 'km', value: record.visibility },
      { name: 'precipitation', unit: 'mm/h', value: record.precipitation },
      { name: 'airQuality', value: record.airQuality },
    ],
    creator: { name: 'Open-Meteo', url: 'https://open-meteo.com/' },
    licence,
    file: { path: `/api/realtime-climate-data/${code}/history?days=${DAYS}`, type: 'application/json' },
  };
}
