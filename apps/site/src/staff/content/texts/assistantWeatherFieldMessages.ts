import { defineMessages } from 'react-intl';

export const assistantWeatherFieldMessages = defineMessages({
  'condition.sunny': {
    id: 'site.staffContent.field.condition-sunny',
    defaultMessage: 'Weather: sunny',
    description: 'Label of a field',
  },
  'condition.partly cloudy': {
    id: 'site.staffContent.field.condition-partly-cloudy',
    defaultMessage: 'Weather: partly cloudy',
    description: 'Label of a field',
  },
  'condition.cloudy': {
    id: 'site.staffContent.field.condition-cloudy',
    defaultMessage: 'Weather: cloudy',
    description: 'Label of a field',
  },
  'condition.rain': {
    id: 'site.staffContent.field.condition-rain',
    defaultMessage: 'Weather: rain',
    description: 'Label of a field',
  },
  'condition.snow': {
    id: 'site.staffContent.field.condition-snow',
    defaultMessage: 'Weather: snow',
    description: 'Label of a field',
  },
  'airBand.good': {
    id: 'site.staffContent.field.airBand-good',
    defaultMessage: 'Air: good',
    description: 'Label of a field',
  },
  'airBand.moderate': {
    id: 'site.staffContent.field.airBand-moderate',
    defaultMessage: 'Air: moderate',
    description: 'Label of a field',
  },
  'airBand.sensitive': {
    id: 'site.staffContent.field.airBand-sensitive',
    defaultMessage: 'Air: unhealthy for some',
    description: 'Label of a field',
  },
  'airBand.unhealthy': {
    id: 'site.staffContent.field.airBand-unhealthy',
    defaultMessage: 'Air: unhealthy',
    description: 'Label of a field',
  },
  'condition.clear night': {
    id: 'site.staffContent.field.condition-clear-night',
    defaultMessage: 'Weather: clear night',
    description: 'Label of a field',
  },
  'condition.partly cloudy night': {
    id: 'site.staffContent.field.condition-partly-cloudy-night',
    defaultMessage: 'Weather: partly cloudy night',
    description: 'Label of a field',
  },
  'condition.storm possible': {
    id: 'site.staffContent.field.condition-storm-possible',
    defaultMessage: 'Weather: storm possible',
    description: 'Label of a field',
  },
  'airBand.veryUnhealthy': {
    id: 'site.staffContent.field.airBand-veryUnhealthy',
    defaultMessage: 'Air: very unhealthy',
    description: 'Label of a field',
  },
  'airBand.hazardous': {
    id: 'site.staffContent.field.airBand-hazardous',
    defaultMessage: 'Air: hazardous',
    description: 'Label of a field',
  },
  'measure.temperature': {
    id: 'site.staffContent.field.measure-temperature',
    defaultMessage: 'Measure: temperature',
    description: 'Label of a field',
  },
  'measure.humidity': {
    id: 'site.staffContent.field.measure-humidity',
    defaultMessage: 'Measure: humidity',
    description: 'Label of a field',
  },
  'measure.windSpeed': {
    id: 'site.staffContent.field.measure-windSpeed',
    defaultMessage: 'Measure: wind',
    description: 'Label of a field',
  },
  'measure.visibility': {
    id: 'site.staffContent.field.measure-visibility',
    defaultMessage: 'Measure: visibility',
    description: 'Label of a field',
  },
  'measure.airQuality': {
    id: 'site.staffContent.field.measure-airQuality',
    defaultMessage: 'Measure: air quality',
    description: 'Label of a field',
  },
  'measure.precipitation': {
    id: 'site.staffContent.field.measure-precipitation',
    defaultMessage: 'Measure: rain',
    description: 'Label of a field',
  },
  'placeNote.elsewhere': {
    id: 'site.staffContent.field.placeNote-elsewhere',
    defaultMessage: 'A place outside of the provinces',
    description: 'Label of a field',
  },
  'placeNote.town': {
    id: 'site.staffContent.field.placeNote-town',
    defaultMessage: 'A town that is no capital',
    description: 'Label of a field',
  },
  'ranking.hottest': {
    id: 'site.staffContent.field.ranking-hottest',
    defaultMessage: 'Ranking: hottest',
    description: 'Label of a field',
  },
  'ranking.coldest': {
    id: 'site.staffContent.field.ranking-coldest',
    defaultMessage: 'Ranking: coldest',
    description: 'Label of a field',
  },
  'ranking.windiest': {
    id: 'site.staffContent.field.ranking-windiest',
    defaultMessage: 'Ranking: most wind',
    description: 'Label of a field',
  },
  'ranking.calmest': {
    id: 'site.staffContent.field.ranking-calmest',
    defaultMessage: 'Ranking: least wind',
    description: 'Label of a field',
  },
  'ranking.cleanest': {
    id: 'site.staffContent.field.ranking-cleanest',
    defaultMessage: 'Ranking: best air',
    description: 'Label of a field',
  },
  'ranking.dirtiest': {
    id: 'site.staffContent.field.ranking-dirtiest',
    defaultMessage: 'Ranking: worst air',
    description: 'Label of a field',
  },
  'ranking.dampest': {
    id: 'site.staffContent.field.ranking-dampest',
    defaultMessage: 'Ranking: most humid',
    description: 'Label of a field',
  },
  'ranking.driest': {
    id: 'site.staffContent.field.ranking-driest',
    defaultMessage: 'Ranking: least humid',
    description: 'Label of a field',
  },
  'ranking.wettest': {
    id: 'site.staffContent.field.ranking-wettest',
    defaultMessage: 'Ranking: most rain',
    description: 'Label of a field',
  },
  'ranking.clearest': {
    id: 'site.staffContent.field.ranking-clearest',
    defaultMessage: 'Ranking: best visibility',
    description: 'Label of a field',
  },
  'ranking.haziest': {
    id: 'site.staffContent.field.ranking-haziest',
    defaultMessage: 'Ranking: worst visibility',
    description: 'Label of a field',
  },
});
