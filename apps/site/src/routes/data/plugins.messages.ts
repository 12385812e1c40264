import { defineMessages } from 'react-intl';

export const pluginsMessages = defineMessages({
  noScript: {
    id: 'site.data.plugins.noScript',
    defaultMessage:
      'Sources can be switched on and off only with JavaScript. Write to us if you need the data of one of them.',
    description: 'For browsers without JavaScript',
  },
  note: {
    id: 'site.data.plugins.note',
    defaultMessage:
      'A demonstration: its figures are samples, and its switches work on this device alone. No data source is contacted.',
    description: 'Under the heading over the sources of data',
  },
  activated: {
    id: 'site.data.plugins.activated',
    defaultMessage: 'Plugin Activated',
    description: 'Title of a message: a source was switched on',
  },
  deactivated: {
    id: 'site.data.plugins.deactivated',
    defaultMessage: 'Plugin Deactivated',
    description: 'Title of a message: a source was switched off',
  },
  verified: {
    id: 'site.data.plugins.verified',
    defaultMessage: '2025 Verified',
    description: 'Mark of a source that was checked in 2025',
  },
  provinces: {
    id: 'site.data.plugins.provinces',
    defaultMessage: 'DRC provinces',
    description: 'After 26, above "Coverage": the provinces of DR Congo',
  },
  starting: {
    id: 'site.data.plugins.starting',
    defaultMessage: 'Starting Secure Sync',
    description: 'Title of a message: all sources are brought up to date',
  },
  complete: {
    id: 'site.data.plugins.complete',
    defaultMessage: 'Sync Complete',
    description: 'Title of a message: all sources are up to date',
  },
});

export const pluginsNameMessages = defineMessages<{ enabled: { name: string }; disabled: { name: string } }>({
  enabled: {
    id: 'site.data.plugins.enabled',
    defaultMessage: '{name} has been enabled with security protocols',
    description: 'Text of a message: the named source was switched on',
  },
  disabled: {
    id: 'site.data.plugins.disabled',
    defaultMessage: '{name} has been safely disabled',
    description: 'Text of a message: the named source was switched off',
  },
});

/** The nine sources. */
export const sourceMessages = defineMessages({
  landCover: {
    id: 'site.data.plugins.landCover',
    defaultMessage: 'Satellite land cover and fires',
    description: 'Name of a source of data',
  },
  landCoverText: {
    id: 'site.data.plugins.landCoverText',
    defaultMessage: 'What covers the land, and where it burns, as satellites see it every day.',
    description: 'What a source of data delivers',
  },
  highResolution: {
    id: 'site.data.plugins.highResolution',
    defaultMessage: 'High-resolution satellite images',
    description: 'Name of a source of data',
  },
  highResolutionText: {
    id: 'site.data.plugins.highResolutionText',
    defaultMessage: 'Images in which fields, clearings and rivers can be told apart.',
    description: 'What a source of data delivers',
  },
  globalForecast: {
    id: 'site.data.plugins.globalForecast',
    defaultMessage: 'Global forecast model',
    description: 'Name of a source of data',
  },
  globalForecastText: {
    id: 'site.data.plugins.globalForecastText',
    defaultMessage: 'Temperature, wind and rain of the coming days, worked out for the whole world.',
    description: 'What a source of data delivers',
  },
  forestLoss: {
    id: 'site.data.plugins.forestLoss',
    defaultMessage: 'Forest loss alerts',
    description: 'Name of a source of data',
  },
  forestLossText: {
    id: 'site.data.plugins.forestLossText',
    defaultMessage: 'Places where trees have gone since the last image.',
    description: 'What a source of data delivers',
  },
  precipitation: {
    id: 'site.data.plugins.precipitation',
    defaultMessage: 'Rainfall dataset',
    description: 'Name of a source of data',
  },
  precipitationText: {
    id: 'site.data.plugins.precipitationText',
    defaultMessage: 'How much rain has fallen, from satellites and rain gauges together.',
    description: 'What a source of data delivers',
  },
  nationalNetwork: {
    id: 'site.data.plugins.nationalNetwork',
    defaultMessage: 'National weather stations',
    description: 'Name of a source of data',
  },
  nationalNetworkText: {
    id: 'site.data.plugins.nationalNetworkText',
    defaultMessage: 'Readings of the weather stations of the country.',
    description: 'What a source of data delivers',
  },
  socioeconomic: {
    id: 'site.data.plugins.socioeconomic',
    defaultMessage: 'Socioeconomic indicators',
    description: 'Name of a source of data',
  },
  socioeconomicText: {
    id: 'site.data.plugins.socioeconomicText',
    defaultMessage: 'Population, health and income, to see whom the climate affects.',
    description: 'What a source of data delivers',
  },
  landImaging: {
    id: 'site.data.plugins.landImaging',
    defaultMessage: 'Land-imaging satellite',
    description: 'Name of a source of data',
  },
  landImagingText: {
    id: 'site.data.plugins.landImagingText',
    defaultMessage: 'Images that go back for decades, to compare the land with what it was.',
    description: 'What a source of data delivers',
  },
  fireDetection: {
    id: 'site.data.plugins.fireDetection',
    defaultMessage: 'Fire detection',
    description: 'Name of a source of data',
  },
  fireDetectionText: {
    id: 'site.data.plugins.fireDetectionText',
    defaultMessage: 'Fires that burn now, seen by their heat.',
    description: 'What a source of data delivers',
  },
});

/** Who runs the sources, and what they cover. */
export const originMessages = defineMessages({
  spaceAgency: {
    id: 'site.data.plugins.spaceAgency',
    defaultMessage: 'Public space agency',
    description: 'Who runs a source of data',
  },
  weatherCentre: {
    id: 'site.data.plugins.weatherCentre',
    defaultMessage: 'International weather centre',
    description: 'Who runs a source of data',
  },
  forestWatch: {
    id: 'site.data.plugins.forestWatch',
    defaultMessage: 'Forest watch',
    description: 'Who runs a source of data',
  },
  weatherService: {
    id: 'site.data.plugins.weatherService',
    defaultMessage: 'National weather service',
    description: 'Who runs a source of data',
  },
  statistics: {
    id: 'site.data.plugins.statistics',
    defaultMessage: 'Statistics office',
    description: 'Who runs a source of data',
  },
  everywhere: {
    id: 'site.data.plugins.everywhere',
    defaultMessage: 'The whole country',
    description: 'The area that a source of data covers',
  },
  forests: {
    id: 'site.data.plugins.forests',
    defaultMessage: 'Forests of the Congo basin',
    description: 'The area that a source of data covers',
  },
  stations: {
    id: 'site.data.plugins.stations',
    defaultMessage: 'Provincial capitals',
    description: 'The area that a source of data covers',
  },
});
