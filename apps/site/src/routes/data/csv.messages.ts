import type { ClimateCondition } from '@nzete/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The heads and words of a CSV file. */
export const csvMessages = defineMessages({
  code: { id: 'site.data.csv.code', defaultMessage: 'Code', description: 'Head of a column: CD-KN for Kinshasa' },
  province: { id: 'site.data.csv.province', defaultMessage: 'Province', description: 'Head of a column' },
  capital: { id: 'site.data.csv.capital', defaultMessage: 'Capital', description: 'Head of a column: of a province' },
  population: { id: 'site.data.csv.population', defaultMessage: 'Population', description: 'Head of a column' },
  temperature: { id: 'site.data.csv.temperature', defaultMessage: 'Temperature (°C)', description: 'Head of a column' },
  humidity: { id: 'site.data.csv.humidity', defaultMessage: 'Humidity (%)', description: 'Head of a column' },
  windSpeed: { id: 'site.data.csv.windSpeed', defaultMessage: 'Wind (km/h)', description: 'Head of a column' },
  visibility: { id: 'site.data.csv.visibility', defaultMessage: 'Visibility (km)', description: 'Head of a column' },
  precipitationRate: {
    id: 'site.data.csv.precipitationRate',
    defaultMessage: 'Rate of rain (mm/h)',
    description: 'Head of a column: how hard it rains at that time, no sum',
  },
  airQuality: {
    id: 'site.data.csv.airQuality',
    defaultMessage: 'Air quality',
    description: 'Head of a column: an index',
  },
  condition: {
    id: 'site.data.csv.condition',
    defaultMessage: 'Condition',
    description: 'Head of a column: sunny, rain, …',
  },
  time: {
    id: 'site.data.csv.time',
    defaultMessage: 'Local time',
    description: 'Head of a column: day and time at the place',
  },
  timeZone: {
    id: 'site.data.csv.timeZone',
    defaultMessage: 'Time zone',
    description: 'Head of a column: Africa/Kinshasa',
  },
  from: {
    id: 'site.data.csv.from',
    defaultMessage: 'Origin',
    description: 'Head of a column: open-meteo, stored or sample',
  },
  sample: {
    id: 'site.data.csv.sample',
    defaultMessage: 'Sample',
    description: 'Head of a column: yes if the values are made up',
  },
  source: {
    id: 'site.data.csv.source',
    defaultMessage: 'Source',
    description: 'Head of a column: whose data they are',
  },
  licence: { id: 'site.data.csv.licence', defaultMessage: 'Licence', description: 'Head of a column' },
  yes: { id: 'site.data.csv.yes', defaultMessage: 'yes', description: 'In the column "Sample"' },
  no: { id: 'site.data.csv.no', defaultMessage: 'no', description: 'In the column "Sample"' },
});

export type CsvName = keyof typeof csvMessages;

const conditions = defineMessages({
  sunny: { id: 'site.data.csv.condition.sunny', defaultMessage: 'Sunny', description: 'In the column "Condition"' },
  'clear night': {
    id: 'site.data.csv.condition.clearNight',
    defaultMessage: 'Clear night',
    description: 'In the column "Condition"',
  },
  'partly cloudy': {
    id: 'site.data.csv.condition.partlyCloudy',
    defaultMessage: 'Partly cloudy',
    description: 'In the column "Condition"',
  },
  cloudy: { id: 'site.data.csv.condition.cloudy', defaultMessage: 'Cloudy', description: 'In the column "Condition"' },
  rain: { id: 'site.data.csv.condition.rain', defaultMessage: 'Rain', description: 'In the column "Condition"' },
  snow: { id: 'site.data.csv.condition.snow', defaultMessage: 'Snow', description: 'In the column "Condition"' },
  'storm possible': {
    id: 'site.data.csv.condition.stormPossible',
    defaultMessage: 'Storm possible',
    description: 'In the column "Condition"',
  },
});

/** The words of the icons, which the night does not change. */
export const conditionMessages: Readonly<Record<ClimateCondition, MessageDescriptor>> = {
  ...conditions,
  'partly cloudy night': conditions['partly cloudy'],
};
