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
    defaultMessage: 'Nothing is forecast yet. It will be measured how often a forecast comes true.',
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
    defaultMessage: 'Fetched again every half hour.',
    description: 'Text of a card',
  },
  intelligence: { id: 'site.data.feature.ai', defaultMessage: 'AI intelligence', description: 'Title of a card' },
  intelligenceText: {
    id: 'site.data.feature.ai.text',
    defaultMessage: 'An assistant that names its sources.',
    description: 'Text of a card',
  },
  secure: { id: 'site.data.feature.secure', defaultMessage: 'Secure integration', description: 'Title of a card' },
  secureText: {
    id: 'site.data.feature.secure.text',
    defaultMessage: 'Nothing about you is sent to the sources.',
    description: 'Text of a card',
  },
  predictive: {
    id: 'site.data.feature.predictive',
    defaultMessage: 'Predictive analytics',
    description: 'Title of a card',
  },
  predictiveText: {
    id: 'site.data.feature.predictive.text',
    defaultMessage: 'Planned accuracy:',
    description: 'Text of a card; a percentage follows',
  },
  sources: { id: 'site.data.sources', defaultMessage: 'Trusted sources', description: 'Heading over six sources' },
  sourcesLead: {
    id: 'site.data.sources.lead',
    defaultMessage: 'The first two feed this page. The others are being prepared.',
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
    defaultMessage: 'Temperature, humidity, wind, visibility, rain',
    description: 'What the source Open-Meteo is used for',
  },
  cams: {
    id: 'site.data.source.cams',
    defaultMessage: 'Air quality',
    description: 'What the source CAMS is used for',
  },
  sentinel: {
    id: 'site.data.source.sentinel',
    defaultMessage: 'The land, every five days',
    description: 'What the source Copernicus Sentinel-2 is for',
  },
  landsat: {
    id: 'site.data.source.landsat',
    defaultMessage: 'The land since 1972',
    description: 'What the source Landsat is for',
  },
  forestWatch: {
    id: 'site.data.source.forestWatch',
    defaultMessage: 'Where trees were lost',
    description: 'What the source Global Forest Watch is for',
  },
  mettelsat: {
    id: 'site.data.source.mettelsat',
    defaultMessage: 'Its weather stations',
    description: 'What the source METTELSAT is for',
  },
});
