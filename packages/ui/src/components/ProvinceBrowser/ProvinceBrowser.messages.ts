import { defineMessages, type NoMessageValues } from 'react-intl';

export const provinceBrowserMessages = defineMessages<{
  search: NoMessageValues;
  find: NoMessageValues;
  order: NoMessageValues;
  orderName: NoMessageValues;
  found: { count: string; number: number };
  changed: { count: string; number: number };
  none: NoMessageValues;
  noneText: NoMessageValues;
  clear: NoMessageValues;
  all: { count: string };
}>({
  search: {
    id: 'ui.ProvinceBrowser.search',
    defaultMessage: 'Find a province or capital',
    description: 'Label of a field',
  },
  find: { id: 'ui.ProvinceBrowser.find', defaultMessage: 'Search', description: 'Button that searches for provinces' },
  order: { id: 'ui.ProvinceBrowser.order', defaultMessage: 'Order by', description: 'Label of a choice' },
  orderName: {
    id: 'ui.ProvinceBrowser.order.name',
    defaultMessage: 'Name',
    description: 'An order of the provinces',
  },
  found: {
    id: 'ui.ProvinceBrowser.found',
    defaultMessage: '{number, plural, one {{count} province} other {{count} provinces}}',
    description: 'How many provinces are shown',
  },
  changed: {
    id: 'ui.ProvinceBrowser.changed',
    defaultMessage:
      '{number, plural, one {New figures in {count} province.} other {New figures in {count} provinces.}}',
    description: 'Said to a screen reader when new figures have come by themselves',
  },
  none: {
    id: 'ui.ProvinceBrowser.none',
    defaultMessage: 'No province found',
    description: 'When a search finds nothing',
  },
  noneText: {
    id: 'ui.ProvinceBrowser.none.text',
    defaultMessage: 'Look for a part of its name or of its capital.',
    description: 'Under it',
  },
  clear: {
    id: 'ui.ProvinceBrowser.clear',
    defaultMessage: 'Show all provinces',
    description: 'Button that ends the search',
  },
  all: {
    id: 'ui.ProvinceBrowser.all',
    defaultMessage: 'Show all {count} provinces',
    description: 'Button below the first cards, on phones',
  },
});
