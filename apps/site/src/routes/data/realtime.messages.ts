import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  noScriptLive: NoMessageValues;
  noScriptMap: NoMessageValues;
  now: NoMessageValues;
  nowOld: NoMessageValues;
  nowSample: NoMessageValues;
  measure: NoMessageValues;
  view: NoMessageValues;
  map: NoMessageValues;
  table: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  error: NoMessageValues;
  tryAgain: NoMessageValues;
  notNew: NoMessageValues;
  points: NoMessageValues;
  pointsSource: NoMessageValues;
  covered: NoMessageValues;
  coveredSource: { sum: string };
  alerts: NoMessageValues;
  alertsNote: NoMessageValues;
  provinces: NoMessageValues;
  temperature: NoMessageValues;
  humidity: NoMessageValues;
  windSpeed: NoMessageValues;
  airQuality: NoMessageValues;
  population: NoMessageValues;
  download: NoMessageValues;
  refreshed: NoMessageValues;
  refreshFailed: NoMessageValues;
  refreshFailedText: NoMessageValues;
  credit: NoMessageValues;
  weatherCredit: NoMessageValues;
  airCredit: NoMessageValues;
  licence: NoMessageValues;
  copyLink: NoMessageValues;
  linkCopied: NoMessageValues;
  linkNotCopied: NoMessageValues;
  whatsapp: NoMessageValues;
  shareText: {
    province: string;
    capital: string;
    temperature: string;
    humidity: string;
    wind: string;
    air: string;
    moment: string;
    source: string;
    link: string;
  };
}>({
  noScriptLive: {
    id: 'site.data.noScriptLive',
    defaultMessage: 'Live mode and downloads need JavaScript. Load the page again for the newest values.',
    description: 'For browsers without JavaScript',
  },
  noScriptMap: {
    id: 'site.data.noScriptMap',
    defaultMessage: 'Without JavaScript the map shows temperatures only. Press a province for all its values.',
    description: 'For browsers without JavaScript',
  },
  now: { id: 'site.data.now', defaultMessage: 'Right now', description: 'Heading over the map' },
  nowOld: {
    id: 'site.data.now.old',
    defaultMessage: 'The last values',
    description: 'Heading over a map of old values',
  },
  nowSample: {
    id: 'site.data.now.sample',
    defaultMessage: 'What is usual in this month',
    description: 'Heading over a map of sample values',
  },
  measure: {
    id: 'site.data.measure',
    defaultMessage: 'What the map shows',
    description: 'Label of a choice: temperature, humidity, …',
  },
  view: { id: 'site.data.view', defaultMessage: 'View', description: 'Label of a choice: map or table' },
  map: { id: 'site.data.view.map', defaultMessage: 'Map', description: 'A choice' },
  table: { id: 'site.data.view.table', defaultMessage: 'Table', description: 'A choice' },
  loading: {
    id: 'site.data.loading',
    defaultMessage: 'Loading climate data...',
    description: 'Said while the weather is being fetched',
  },
  errorTitle: {
    id: 'site.data.error.title',
    defaultMessage: 'Error Loading Climate Data',
    description: 'Heading when the weather could not be fetched',
  },
  error: {
    id: 'site.data.error',
    defaultMessage:
      'There was a problem fetching the real-time climate data or alerts. Please ensure the backend server is running and accessible.',
    description: 'When the weather or the alerts could not be fetched',
  },
  tryAgain: { id: 'site.data.tryAgain', defaultMessage: 'Try Again', description: 'Button after a failure' },
  notNew: {
    id: 'site.data.notNew',
    defaultMessage: 'New figures cannot be fetched at the moment. These are the last ones.',
    description: 'Over the map, when the figures are old because the server does not answer',
  },
  points: { id: 'site.data.points', defaultMessage: 'Data Points Active', description: 'What a number counts' },
  pointsSource: {
    id: 'site.data.points.source',
    defaultMessage: 'seven values for each province shown here',
    description: 'Where the number of data points comes from; follows the word Source:',
  },
  covered: { id: 'site.data.covered', defaultMessage: 'Population covered', description: 'What a number counts' },
  alerts: {
    id: 'site.data.alerts',
    defaultMessage: 'Climate Alerts 2025',
    description: 'Heading over the alerts. The year is that of the requirements.',
  },
  coveredSource: {
    id: 'site.data.covered.source',
    defaultMessage: 'the foundation, 2025; the provinces shown here add up to {sum} million',
    description: 'Where the number 102M+ comes from; follows the word Source:',
  },
  alertsNote: {
    id: 'site.data.alerts.note',
    defaultMessage: 'They follow from the newest values.',
    description: 'Below the heading "Climate Alerts 2025", whose year is that of the requirements',
  },
  provinces: { id: 'site.data.provinces', defaultMessage: 'Provinces', description: 'Heading over the cards' },
  temperature: { id: 'site.data.temperature', defaultMessage: 'Temperature', description: 'A value of the weather' },
  humidity: { id: 'site.data.humidity', defaultMessage: 'Humidity', description: 'A value of the weather' },
  windSpeed: { id: 'site.data.windSpeed', defaultMessage: 'Wind', description: 'A value of the weather' },
  airQuality: { id: 'site.data.airQuality', defaultMessage: 'Air quality', description: 'A value of the weather' },
  population: { id: 'site.data.population', defaultMessage: 'Population', description: 'A value of a province' },
  download: { id: 'site.data.download', defaultMessage: 'Download', description: 'Button; before "CSV, 6 kB"' },
  refreshed: { id: 'site.data.refreshed', defaultMessage: 'Data refreshed!', description: 'Title of a message' },
  refreshFailed: {
    id: 'site.data.refreshFailed',
    defaultMessage: 'The data was not refreshed',
    description: 'Title of a message',
  },
  refreshFailedText: {
    id: 'site.data.refreshFailed.text',
    defaultMessage: 'No answer came. The last figures stay.',
    description: 'Text of a message',
  },
  credit: {
    id: 'site.data.credit',
    defaultMessage: 'A free, open weather API:',
    description: 'Before the names of the sources, which are links',
  },
  weatherCredit: {
    id: 'site.data.credit.weather',
    defaultMessage: 'Weather data by Open-Meteo.com',
    description: 'A link, in the words that the source asks for',
  },
  airCredit: {
    id: 'site.data.credit.air',
    defaultMessage: 'Air quality by CAMS',
    description: 'A link to the source of the air quality',
  },
  licence: { id: 'site.data.credit.licence', defaultMessage: 'CC BY 4.0', description: 'A link to the licence' },
  copyLink: { id: 'site.data.copyLink', defaultMessage: 'Copy link', description: 'Button' },
  linkCopied: { id: 'site.data.linkCopied', defaultMessage: 'Link copied', description: 'Title of a message' },
  linkNotCopied: {
    id: 'site.data.linkNotCopied',
    defaultMessage: 'The link was not copied. Copy it from the address bar.',
    description: 'Title of a message',
  },
  whatsapp: { id: 'site.data.whatsapp', defaultMessage: 'Share on WhatsApp', description: 'Link' },
  shareText: {
    id: 'site.data.shareText',
    defaultMessage:
      '{province} ({capital}): {temperature}, humidity {humidity}, wind {wind}, air quality index {air}. {moment}. {source}. {link}',
    description: 'A message that a visitor sends; under 700 characters',
  },
});
