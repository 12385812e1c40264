import { defineMessages, type MessageTag, type MessageValue, type NoMessageValues } from 'react-intl';

export const provinceDialogMessages = defineMessages<{
  // `rest` is hidden on phones, where the title has one line.
  title: { province: string; rest: MessageTag };
  description: { province: string; capital: string };
  oldDescription: { province: string; capital: string };
  sampleDescription: { province: string; capital: string };
  close: NoMessageValues;
  all: NoMessageValues;
  history: { days: number };
  measure: NoMessageValues;
  // The last three may be elements: figures.
  summary: {
    measure: string;
    from: string;
    to: string;
    lowest: MessageValue;
    highest: MessageValue;
    last: MessageValue;
  };
  loading: NoMessageValues;
  error: NoMessageValues;
  retry: NoMessageValues;
  few: NoMessageValues;
  table: NoMessageValues;
  day: NoMessageValues;
  lowest: NoMessageValues;
  highest: NoMessageValues;
}>({
  title: {
    id: 'ui.ProvinceDialog.title',
    defaultMessage: '{province} <rest>Climate Data</rest>',
    description: 'Title. In rest: what a phone leaves out to show the province on one line',
  },
  description: {
    id: 'ui.ProvinceDialog.description',
    defaultMessage: 'Detailed real-time climate information for {province}, {capital}.',
    description: 'Below the title',
  },
  oldDescription: {
    id: 'ui.ProvinceDialog.oldDescription',
    defaultMessage: 'The last climate information for {province}, {capital}.',
    description: 'Below the title, when the values are out of date',
  },
  sampleDescription: {
    id: 'ui.ProvinceDialog.sampleDescription',
    defaultMessage: 'Sample climate information for {province}, {capital}.',
    description: 'Below the title, when the values are samples',
  },
  close: { id: 'ui.ProvinceDialog.close', defaultMessage: 'Close', description: 'Button' },
  all: {
    id: 'ui.ProvinceDialog.all',
    defaultMessage: 'All provinces',
    description: 'A link from one province to the page of all 26',
  },
  history: { id: 'ui.ProvinceDialog.history', defaultMessage: 'The last {days} days', description: 'Heading' },
  measure: {
    id: 'ui.ProvinceDialog.measure',
    defaultMessage: 'What the chart shows',
    description: 'Question of a choice: temperature, humidity, …',
  },
  summary: {
    id: 'ui.ProvinceDialog.summary',
    defaultMessage: '{measure} from {from} to {to}: between {lowest} and {highest}; last reading {last}.',
    description: 'What the chart shows, in words; from and to are dates',
  },
  loading: {
    id: 'ui.ProvinceDialog.loading',
    defaultMessage: 'Loading the last days...',
    description: 'While the history is loading',
  },
  error: {
    id: 'ui.ProvinceDialog.error',
    defaultMessage: 'The last days could not be loaded.',
    description: 'When the history could not be loaded',
  },
  retry: { id: 'ui.ProvinceDialog.retry', defaultMessage: 'Try again', description: 'Button after a failure' },
  few: {
    id: 'ui.ProvinceDialog.few',
    defaultMessage: 'There are not enough readings for a chart yet.',
    description: 'Replaces the chart',
  },
  table: { id: 'ui.ProvinceDialog.table', defaultMessage: 'The same as a table', description: 'Opens the table' },
  day: { id: 'ui.ProvinceDialog.day', defaultMessage: 'Day', description: 'Heading of a column' },
  lowest: { id: 'ui.ProvinceDialog.lowest', defaultMessage: 'Lowest', description: 'Heading of a column' },
  highest: { id: 'ui.ProvinceDialog.highest', defaultMessage: 'Highest', description: 'Heading of a column' },
});
