import { defineMessages } from 'react-intl';

export const pluginGridMessages = defineMessages({
  title: {
    id: 'ui.PluginGrid.title',
    defaultMessage: 'Secure Data Integration Active',
    description: 'Heading above the sources of data',
  },
  monitoring: {
    id: 'ui.PluginGrid.monitoring',
    defaultMessage: 'Real-time monitoring',
    description: 'Mark beside the heading above the sources of data',
  },
  sampleMonitoring: {
    id: 'ui.PluginGrid.sampleMonitoring',
    defaultMessage: 'Sample sources',
    description: 'In place of "Real-time monitoring", while the figures are samples',
  },
  syncAll: {
    id: 'ui.PluginGrid.syncAll',
    defaultMessage: 'Sync All Sources',
    description: 'Button that syncs all sources',
  },
  syncing: {
    id: 'ui.PluginGrid.syncing',
    defaultMessage: 'Syncing…',
    description: 'On the button while the sources are syncing',
  },
  failedTitle: {
    id: 'ui.PluginGrid.failedTitle',
    defaultMessage: 'Sync Failed',
    description: 'Title of a message when the sources could not be synced',
  },
  failedText: {
    id: 'ui.PluginGrid.failedText',
    defaultMessage: 'Some plugins encountered connection issues. Security protocols maintained.',
    description: 'Text of the message when the sources could not be synced',
  },
  activeSources: {
    id: 'ui.PluginGrid.activeSources',
    defaultMessage: 'Active sources',
    description: 'Below "7 of 9"',
  },
  dataPoints: {
    id: 'ui.PluginGrid.dataPoints',
    defaultMessage: 'Live data points',
    description: 'Below the sum of the data points of all active sources',
  },
  sampleDataPoints: {
    id: 'ui.PluginGrid.sampleDataPoints',
    defaultMessage: 'Data points',
    description: 'In place of "Live data points", while the figures are samples',
  },
  accuracy: {
    id: 'ui.PluginGrid.accuracy',
    defaultMessage: 'Average accuracy',
    description: 'Below a percentage',
  },
  coverage: {
    id: 'ui.PluginGrid.coverage',
    defaultMessage: 'Coverage',
    description: 'Below the area that all sources cover',
  },
  list: { id: 'ui.PluginGrid.list', defaultMessage: 'Data sources', description: 'Name of the list of sources' },
});

export const pluginTotalMessages = defineMessages<{ ofTotal: { total: string } }>({
  ofTotal: {
    id: 'ui.PluginGrid.ofTotal',
    defaultMessage: 'of {total}',
    description: 'After the number of active sources: their total',
  },
});
