import { defineMessages } from 'react-intl';

export const assistantClimateFieldMessages = defineMessages({
  recordedAt: {
    id: 'site.staffContent.field.recordedAt',
    defaultMessage: 'Time of the records',
    description: 'Label of a field',
  },
  stored: {
    id: 'site.staffContent.field.stored',
    defaultMessage: 'The records are not new',
    description: 'Label of a field',
  },
  noValue: { id: 'site.staffContent.field.noValue', defaultMessage: 'No reading', description: 'Label of a field' },
  ties: {
    id: 'site.staffContent.field.ties',
    defaultMessage: 'Places with the same value',
    description: 'Label of a field',
  },
  raining: { id: 'site.staffContent.field.raining', defaultMessage: 'Where it rains', description: 'Label of a field' },
  noReading: {
    id: 'site.staffContent.field.noReading',
    defaultMessage: 'Places without a reading',
    description: 'Label of a field',
  },
  rainHere: {
    id: 'site.staffContent.field.rainHere',
    defaultMessage: 'Whether it rains here',
    description: 'Label of a field',
  },
  warmer: {
    id: 'site.staffContent.field.warmer',
    defaultMessage: 'Which place is warmer',
    description: 'Label of a field',
  },
  overview: {
    id: 'site.staffContent.field.overview',
    defaultMessage: 'All provinces in short',
    description: 'Label of a field',
  },
  worstAir: {
    id: 'site.staffContent.field.worstAir',
    defaultMessage: 'Worst air of all',
    description: 'Label of a field',
  },
  capital: {
    id: 'site.staffContent.field.capital',
    defaultMessage: 'Capital of a province',
    description: 'Label of a field',
  },
  population: {
    id: 'site.staffContent.field.population',
    defaultMessage: 'Inhabitants',
    description: 'Label of a field',
  },
  noForecast: {
    id: 'site.staffContent.field.noForecast',
    defaultMessage: 'No forecasts',
    description: 'Label of a field',
  },
  noProjection: {
    id: 'site.staffContent.field.noProjection',
    defaultMessage: 'No figures for the years to come',
    description: 'Label of a field',
  },
  noSum: {
    id: 'site.staffContent.field.noSum',
    defaultMessage: 'No totals of rain',
    description: 'Label of a field',
  },
  noUsual: {
    id: 'site.staffContent.field.noUsual',
    defaultMessage: 'Nothing about what is usual',
    description: 'Label of a field',
  },
  'danger.flood': {
    id: 'site.staffContent.field.danger-flood',
    defaultMessage: 'Danger: flood',
    description: 'Label of a field',
  },
  'danger.cholera': {
    id: 'site.staffContent.field.danger-cholera',
    defaultMessage: 'Danger: cholera',
    description: 'Label of a field',
  },
  'danger.lightning': {
    id: 'site.staffContent.field.danger-lightning',
    defaultMessage: 'Danger: lightning',
    description: 'Label of a field',
  },
  'danger.heat': {
    id: 'site.staffContent.field.danger-heat',
    defaultMessage: 'Danger: heat',
    description: 'Label of a field',
  },
  'danger.earthquake': {
    id: 'site.staffContent.field.danger-earthquake',
    defaultMessage: 'Danger: earthquake',
    description: 'Label of a field',
  },
  'danger.volcano': {
    id: 'site.staffContent.field.danger-volcano',
    defaultMessage: 'Danger: volcano',
    description: 'Label of a field',
  },
  'danger.drowning': {
    id: 'site.staffContent.field.danger-drowning',
    defaultMessage: 'Danger: drowning',
    description: 'Label of a field',
  },
  'danger.electricity': {
    id: 'site.staffContent.field.danger-electricity',
    defaultMessage: 'Danger: electric current',
    description: 'Label of a field',
  },
  'danger.fire': {
    id: 'site.staffContent.field.danger-fire',
    defaultMessage: 'Danger: fire',
    description: 'Label of a field',
  },
  'danger.landslide': {
    id: 'site.staffContent.field.danger-landslide',
    defaultMessage: 'Danger: landslide',
    description: 'Label of a field',
  },
  'danger.medical': {
    id: 'site.staffContent.field.danger-medical',
    defaultMessage: 'Danger: injury or illness',
    description: 'Label of a field',
  },
  'danger.unsafe': {
    id: 'site.staffContent.field.danger-unsafe',
    defaultMessage: 'Danger: violence, or lost',
    description: 'Label of a field',
  },
  'danger.unsafeWater': {
    id: 'site.staffContent.field.danger-unsafeWater',
    defaultMessage: 'Danger: unsafe water',
    description: 'Label of a field',
  },
  whichPlace: {
    id: 'site.staffContent.field.whichPlace',
    defaultMessage: 'Question for the place',
    description: 'Label of a field',
  },
  day: { id: 'site.staffContent.field.day', defaultMessage: 'A day in the past', description: 'Label of a field' },
  noDay: {
    id: 'site.staffContent.field.noDay',
    defaultMessage: 'No record of that day',
    description: 'Label of a field',
  },
  noPast: {
    id: 'site.staffContent.field.noPast',
    defaultMessage: 'No record of that time',
    description: 'Label of a field',
  },
  alerts: {
    id: 'site.staffContent.field.alerts',
    defaultMessage: 'Before the alerts',
    description: 'Label of a field',
  },
  more: {
    id: 'site.staffContent.field.more',
    defaultMessage: 'More that are not listed',
    description: 'Label of a field',
  },
  noAlerts: { id: 'site.staffContent.field.noAlerts', defaultMessage: 'No alerts', description: 'Label of a field' },
  'analysisTitle.trend': {
    id: 'site.staffContent.field.analysisTitle-trend',
    defaultMessage: 'Heading: trend',
    description: 'Label of a field',
  },
  'analysisTitle.prediction': {
    id: 'site.staffContent.field.analysisTitle-prediction',
    defaultMessage: 'Heading: today',
    description: 'Label of a field',
  },
  'analysisTitle.recommendation': {
    id: 'site.staffContent.field.analysisTitle-recommendation',
    defaultMessage: 'Heading: advice',
    description: 'Label of a field',
  },
  'analysisTitle.alert': {
    id: 'site.staffContent.field.analysisTitle-alert',
    defaultMessage: 'Heading: alerts',
    description: 'Label of a field',
  },
  'analysisTitle.analysis': {
    id: 'site.staffContent.field.analysisTitle-analysis',
    defaultMessage: 'Heading: analysis',
    description: 'Label of a field',
  },
  'analysisTitle.other': {
    id: 'site.staffContent.field.analysisTitle-other',
    defaultMessage: 'Heading: what the site says',
    description: 'Label of a field',
  },
  'advice.heat': {
    id: 'site.staffContent.field.advice-heat',
    defaultMessage: 'Advice: heat',
    description: 'Label of a field',
  },
  'advice.air': {
    id: 'site.staffContent.field.advice-air',
    defaultMessage: 'Advice: air',
    description: 'Label of a field',
  },
  'advice.rain': {
    id: 'site.staffContent.field.advice-rain',
    defaultMessage: 'Advice: rain',
    description: 'Label of a field',
  },
  noAdvice: {
    id: 'site.staffContent.field.noAdvice',
    defaultMessage: 'No advice is needed',
    description: 'Label of a field',
  },
  sampleAdvice: {
    id: 'site.staffContent.field.sampleAdvice',
    defaultMessage: 'No advice from samples',
    description: 'Label of a field',
  },
  trend: { id: 'site.staffContent.field.trend', defaultMessage: 'Trend of a place', description: 'Label of a field' },
  noTrend: { id: 'site.staffContent.field.noTrend', defaultMessage: 'No trend yet', description: 'Label of a field' },
  recordsSource: {
    id: 'site.staffContent.field.recordsSource',
    defaultMessage: 'Source of the records',
    description: 'Label of a field',
  },
  sampleSource: {
    id: 'site.staffContent.field.sampleSource',
    defaultMessage: 'Source of sample records',
    description: 'Label of a field',
  },
});
