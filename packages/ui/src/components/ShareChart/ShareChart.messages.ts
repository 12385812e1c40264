import { defineMessages } from 'react-intl';

export const shareChartMessages = defineMessages({
  table: {
    id: 'ui.ShareChart.table',
    defaultMessage: 'The same as a table',
    description: 'Row under a chart: opens a table with the same numbers',
  },
});
