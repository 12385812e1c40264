import { defineMessages, type NoMessageValues } from 'react-intl';

export const climateMessages = defineMessages<{
  temperature: NoMessageValues;
  humidity: NoMessageValues;
  windSpeed: NoMessageValues;
  visibility: NoMessageValues;
  airQuality: NoMessageValues;
  population: NoMessageValues;
  condition: NoMessageValues;
  capital: NoMessageValues;
  province: NoMessageValues;
  lastUpdated: NoMessageValues;
  millions: { millions: number; count: string };
  noReading: NoMessageValues;
  moment: { date: string; time: string };
  momentInZone: { date: string; time: string; zone: string };
}>({
  temperature: { id: 'ui.Climate.temperature', defaultMessage: 'Temperature', description: 'Name of a value' },
  humidity: { id: 'ui.Climate.humidity', defaultMessage: 'Humidity', description: 'Name of a value' },
  windSpeed: { id: 'ui.Climate.windSpeed', defaultMessage: 'Wind', description: 'Name of a value: its speed' },
  visibility: { id: 'ui.Climate.visibility', defaultMessage: 'Visibility', description: 'Name of a value, in km' },
  airQuality: { id: 'ui.Climate.airQuality', defaultMessage: 'Air quality', description: 'Name of a value: an index' },
  population: { id: 'ui.Climate.population', defaultMessage: 'Population', description: 'Name of a value' },
  condition: { id: 'ui.Climate.condition', defaultMessage: 'Condition', description: 'Label: weather condition' },
  capital: { id: 'ui.Climate.capital', defaultMessage: 'Capital', description: 'The capital of a province' },
  province: { id: 'ui.Climate.province', defaultMessage: 'Province', description: 'Heading of a column' },
  lastUpdated: { id: 'ui.Climate.lastUpdated', defaultMessage: 'Last updated', description: 'Before a date and time' },
  millions: {
    id: 'ui.Climate.millions',
    defaultMessage: '{millions, plural, other {{count} million}}',
    description: 'A population in millions: 13.9 million',
  },
  noReading: { id: 'ui.Climate.noReading', defaultMessage: 'No reading', description: 'Replaces a value' },
  moment: {
    id: 'ui.Climate.moment',
    defaultMessage: '{date}, {time}',
    description: 'A date and a time of day',
  },
  momentInZone: {
    id: 'ui.Climate.momentInZone',
    defaultMessage: '{date}, {time} {zone}',
    description: 'A date, a time of day and its zone, such as "UTC+2" or "in Nairobi"',
  },
});
