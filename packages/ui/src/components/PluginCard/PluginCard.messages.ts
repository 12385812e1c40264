import { defineMessages } from 'react-intl';

export const pluginStatusMessages = defineMessages({
  active: { id: 'ui.PluginCard.active', defaultMessage: 'Active', description: 'State of a data source' },
  inactive: { id: 'ui.PluginCard.inactive', defaultMessage: 'Inactive', description: 'State of a data source' },
  syncing: { id: 'ui.PluginCard.syncing', defaultMessage: 'Syncing', description: 'State of a data source' },
  error: { id: 'ui.PluginCard.error', defaultMessage: 'Error', description: 'State of a data source' },
});

export const pluginCategoryMessages = defineMessages({
  satellite: { id: 'ui.PluginCard.satellite', defaultMessage: 'Satellite', description: 'Kind of a data source' },
  weather: { id: 'ui.PluginCard.weather', defaultMessage: 'Weather', description: 'Kind of a data source' },
  environmental: {
    id: 'ui.PluginCard.environmental',
    defaultMessage: 'Environment',
    description: 'Kind of a data source',
  },
  government: { id: 'ui.PluginCard.government', defaultMessage: 'Government', description: 'Kind of a data source' },
  social: { id: 'ui.PluginCard.social', defaultMessage: 'Society', description: 'Kind of a data source' },
});

export const pluginSecurityMessages = defineMessages({
  high: { id: 'ui.PluginCard.high', defaultMessage: 'High security', description: 'How a data source is secured' },
  medium: {
    id: 'ui.PluginCard.medium',
    defaultMessage: 'Medium security',
    description: 'How a data source is secured',
  },
  standard: {
    id: 'ui.PluginCard.standard',
    defaultMessage: 'Standard security',
    description: 'How a data source is secured',
  },
});

export const pluginFrequencyMessages = defineMessages({
  hourly: { id: 'ui.PluginCard.hourly', defaultMessage: 'Every hour', description: 'How often a source has new data' },
  sixHourly: {
    id: 'ui.PluginCard.sixHourly',
    defaultMessage: 'Every six hours',
    description: 'How often a source has new data',
  },
  daily: { id: 'ui.PluginCard.daily', defaultMessage: 'Every day', description: 'How often a source has new data' },
  weekly: { id: 'ui.PluginCard.weekly', defaultMessage: 'Every week', description: 'How often a source has new data' },
  monthly: {
    id: 'ui.PluginCard.monthly',
    defaultMessage: 'Every month',
    description: 'How often a source has new data',
  },
});

export const pluginCardMessages = defineMessages({
  dataPoints: {
    id: 'ui.PluginCard.dataPoints',
    defaultMessage: 'Data points',
    description: 'Before how many values a source has delivered',
  },
  accuracy: { id: 'ui.PluginCard.accuracy', defaultMessage: 'Accuracy', description: 'Before a percentage' },
  frequency: {
    id: 'ui.PluginCard.frequency',
    defaultMessage: 'Update frequency',
    description: 'Before how often a source has new data',
  },
  coverage: { id: 'ui.PluginCard.coverage', defaultMessage: 'Coverage', description: 'Before the area of a source' },
  quality: {
    id: 'ui.PluginCard.quality',
    defaultMessage: 'Data quality',
    description: 'Above a bar, beside a percentage',
  },
});

export const pluginSyncMessages = defineMessages<{ lastSync: { date: string; time: string; zone: string } }>({
  lastSync: {
    id: 'ui.PluginCard.lastSync',
    defaultMessage: 'Last sync: {date}, {time} {zone}',
    description: 'When data of a source were fetched last; the zone is a name such as "UTC" or "in Nairobi"',
  },
});
