import { defineMessages } from 'react-intl';

export const pluginGridMessages = defineMessages({
  title: {
    id: 'ui.PluginGrid.title',
    defaultMessage: 'Secure Data Integration Active',
    description: 'Heading over the sources of data',
  },
  monitoring: {
    id: 'ui.PluginGrid.monitoring',
    defaultMessage: 'Real-time monitoring',
    description: 'Mark beside the heading over the sources of data',
  },
  syncAll: {
    id: 'ui.PluginGrid.syncAll',
    defaultMessage: 'Sync All Sources',
    description: 'Button that brings all sources up to date',
  },
  syncing: {
    id: 'ui.PluginGrid.syncing',
    defaultMessage: 'Syncing…',
    description: 'On the button while the sources are brought up to date',
  },
  activeSources: {
    id: 'ui.PluginGrid.activeSources',
    defaultMessage: 'Active sources',
    description: 'Under "7 of 9"',
  },
  dataPoints: {
    id: 'ui.PluginGrid.dataPoints',
    defaultMessage: 'Live data points',
    description: 'Under the sum of the data points of all active sources',
  },
  accuracy: {
    id: 'ui.PluginGrid.accuracy',
    defaultMessage: 'Average accuracy',
    description: 'Under a percentage',
  },
  coverage: { id: 'ui.PluginGrid.coverage', defaultMessage: 'Coverage', description: 'Under "26 DRC provinces"' },
  provinces: {
    id: 'ui.PluginGrid.provinces',
    defaultMessage: 'DRC provinces',
    description: 'Behind 26: the provinces of DR Congo',
  },
  list: { id: 'ui.PluginGrid.list', defaultMessage: 'Data sources', description: 'Name of the list of sources' },
});

export const pluginTotalMessages = defineMessages<{ ofTotal: { total: string } }>({
  ofTotal: {
    id: 'ui.PluginGrid.ofTotal',
    defaultMessage: 'of {total}',
    description: 'Behind the number of active sources: how many there are',
  },
});
