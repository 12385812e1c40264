import { defineMessages } from 'react-intl';
import { messages } from './realtime.messages.ts';

const ownMessages = defineMessages({
  code: { id: 'site.data.csv.code', defaultMessage: 'Code', description: 'Head of a column: CD-KN for Kinshasa' },
  province: { id: 'site.data.csv.province', defaultMessage: 'Province', description: 'Head of a column' },
  capital: { id: 'site.data.csv.capital', defaultMessage: 'Capital', description: 'Head of a column: of a province' },
  temperature: { id: 'site.data.csv.temperature', defaultMessage: 'Temperature (°C)', description: 'Head of a column' },
  humidity: { id: 'site.data.csv.humidity', defaultMessage: 'Humidity (%)', description: 'Head of a column' },
  windSpeed: { id: 'site.data.csv.windSpeed', defaultMessage: 'Wind (km/h)', description: 'Head of a column' },
  visibility: { id: 'site.data.csv.visibility', defaultMessage: 'Visibility (km)', description: 'Head of a column' },
  precipitationRate: {
    id: 'site.data.csv.precipitationRate',
    defaultMessage: 'Rate of rain (mm/h)',
    description: 'Head of a column: how hard it rains at that time, no sum',
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

/** The heads and words of a CSV file. */
export const csvMessages = {
  ...ownMessages,
  population: messages.population,
  airQuality: messages.airQuality,
};

export type CsvName = keyof typeof csvMessages;
