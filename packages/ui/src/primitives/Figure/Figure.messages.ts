import { defineMessages, type NoMessageValues } from 'react-intl';

export const figureMessages = defineMessages<{
  asOf: { date: string };
  source: NoMessageValues;
  old: NoMessageValues;
}>({
  asOf: {
    id: 'ui.Figure.asOf',
    defaultMessage: 'As of {date}',
    description: 'Below a number: the day on which it was counted or measured',
  },
  source: {
    id: 'ui.Figure.source',
    defaultMessage: 'Source:',
    description: 'Below a number, before the name of where it comes from',
  },
  old: {
    id: 'ui.Figure.old',
    defaultMessage: 'Older than a year',
    description: 'Mark of a number that was counted more than a year ago',
  },
});
