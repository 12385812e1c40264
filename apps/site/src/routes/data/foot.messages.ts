import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  stats: { id: 'site.data.stats', defaultMessage: 'What the portal handles', description: 'Heading over figures' },
  dailyPoints: {
    id: 'site.data.stats.points',
    defaultMessage: 'daily data points',
    description: 'What a figure counts: 150,000+ daily data points',
  },
  accuracy: { id: 'site.data.stats.accuracy', defaultMessage: 'average accuracy', description: '96% average accuracy' },
  activeSources: { id: 'site.data.stats.sources', defaultMessage: 'active sources', description: '9 active sources' },
  predictiveNote: {
    id: 'site.data.features.predictive.note',
    defaultMessage: 'Planned: nothing is forecast yet. It will be measured how often a forecast comes true.',
    description: 'After "95%", the accuracy of forecasts',
  },
  statsSource: {
    id: 'site.data.stats.source',
    defaultMessage: 'the foundation; not counted yet',
    description: 'Where a figure comes from; follows the word Source:',
  },
  features: { id: 'site.data.features', defaultMessage: 'What it does', description: 'Heading over four cards' },
  realtime: {
    id: 'site.data.feature.realtime',
    defaultMessage: 'Real-time monitoring',
    description: 'Title of a card',
  },
  realtimeText: {
    id: 'site.data.feature.realtime.text',
    defaultMessage: 'The weather of every provincial capital, fetched again every ten minutes.',
    description: 'Text of a card',
  },
  intelligence: { id: 'site.data.feature.ai', defaultMessage: 'AI intelligence', description: 'Title of a card' },
  intelligenceText: {
    id: 'site.data.feature.ai.text',
    defaultMessage: 'An assistant that answers from the records and from this site, and names its sources.',
    description: 'Text of a card',
  },
  secure: { id: 'site.data.feature.secure', defaultMessage: 'Secure integration', description: 'Title of a card' },
  secureText: {
    id: 'site.data.feature.secure.text',
    defaultMessage: 'Sources are read over encrypted links; nothing about you is sent to them.',
    description: 'Text of a card',
  },
  predictive: {
    id: 'site.data.feature.predictive',
    defaultMessage: 'Predictive analytics',
    description: 'Title of a card',
  },
  predictiveText: {
    id: 'site.data.feature.predictive.text',
    defaultMessage: 'Planned. Not measured yet:',
    description: 'Text of a card; a percentage follows',
  },
  sources: { id: 'site.data.sources', defaultMessage: 'Trusted sources', description: 'Heading over six sources' },
  sourcesLead: {
    id: 'site.data.sources.lead',
    defaultMessage: 'The first two feed this page today. The others are open to everyone, and are being prepared.',
    description: 'Under the heading',
  },
  satellite: { id: 'site.data.source.satellite', defaultMessage: 'Satellite', description: 'Kind of a source' },
  weather: { id: 'site.data.source.weather', defaultMessage: 'Weather', description: 'Kind of a source' },
  forest: { id: 'site.data.source.forest', defaultMessage: 'Forest watch', description: 'Kind of a source' },
  government: {
    id: 'site.data.source.government',
    defaultMessage: 'Government meteorological service',
    description: 'Kind of a source',
  },
  openMeteo: {
    id: 'site.data.source.openMeteo',
    defaultMessage: 'Temperature, humidity, wind, visibility and rain, modelled for each capital.',
    description: 'What the source Open-Meteo is used for',
  },
  cams: {
    id: 'site.data.source.cams',
    defaultMessage: 'Air quality from the European global forecast.',
    description: 'What the source CAMS is used for',
  },
  sentinel: {
    id: 'site.data.source.sentinel',
    defaultMessage: 'Pictures of the land every five days: forest, fields and towns.',
    description: 'What the source Copernicus Sentinel-2 is for',
  },
  landsat: {
    id: 'site.data.source.landsat',
    defaultMessage: 'Pictures of the land since 1972, to compare with.',
    description: 'What the source Landsat is for',
  },
  forestWatch: {
    id: 'site.data.source.forestWatch',
    defaultMessage: 'Where trees were lost in the last days.',
    description: 'What the source Global Forest Watch is for',
  },
  mettelsat: {
    id: 'site.data.source.mettelsat',
    defaultMessage: 'Stations of the national weather service.',
    description: 'What the source METTELSAT is for',
  },
});
