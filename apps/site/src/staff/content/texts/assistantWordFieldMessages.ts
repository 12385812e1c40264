import { defineMessages } from 'react-intl';

export const assistantWordFieldMessages = defineMessages({
  lang: { id: 'site.staffContent.field.lang', defaultMessage: 'Language', description: 'Label of a field' },
  small: { id: 'site.staffContent.field.small', defaultMessage: 'Small words', description: 'Label of a field' },
  shared: {
    id: 'site.staffContent.field.shared',
    defaultMessage: 'Words of several languages',
    description: 'Label of a field',
  },
  own: {
    id: 'site.staffContent.field.own',
    defaultMessage: 'Words of this language only',
    description: 'Label of a field',
  },
  forms: { id: 'site.staffContent.field.forms', defaultMessage: 'Forms of words', description: 'Label of a field' },
  letters: { id: 'site.staffContent.field.letters', defaultMessage: 'Letters', description: 'Label of a field' },
  affixes: {
    id: 'site.staffContent.field.affixes',
    defaultMessage: 'Beginnings and ends of words',
    description: 'Label of a field',
  },
  beforePlaces: {
    id: 'site.staffContent.field.beforePlaces',
    defaultMessage: 'Words before a place',
    description: 'Label of a field',
  },
  verbs: { id: 'site.staffContent.field.verbs', defaultMessage: 'Forms of verbs', description: 'Label of a field' },
  topics: { id: 'site.staffContent.field.topics', defaultMessage: 'Words by topic', description: 'Label of a field' },
  names: { id: 'site.staffContent.field.names', defaultMessage: 'Names by topic', description: 'Label of a field' },
  places: { id: 'site.staffContent.field.places', defaultMessage: 'Places', description: 'Label of a field' },
  otherNames: {
    id: 'site.staffContent.field.otherNames',
    defaultMessage: 'Other names of provinces',
    description: 'Label of a field',
  },
  towns: { id: 'site.staffContent.field.towns', defaultMessage: 'Towns by province', description: 'Label of a field' },
  linking: { id: 'site.staffContent.field.linking', defaultMessage: 'Linking words', description: 'Label of a field' },
  manners: { id: 'site.staffContent.field.manners', defaultMessage: 'Ways of asking', description: 'Label of a field' },
  flags: { id: 'site.staffContent.field.flags', defaultMessage: 'Groups of topics', description: 'Label of a field' },
  flag: { id: 'site.staffContent.field.flag', defaultMessage: 'Group', description: 'Label of a field' },
  rules: { id: 'site.staffContent.field.rules', defaultMessage: 'Rules', description: 'Label of a field' },
  records: {
    id: 'site.staffContent.field.records',
    defaultMessage: 'Answer of the climate data',
    description: 'Label of a field',
  },
  foundation: {
    id: 'site.staffContent.field.foundation',
    defaultMessage: 'Answer of the foundation',
    description: 'Label of a field',
  },
  vague: {
    id: 'site.staffContent.field.vague',
    defaultMessage: 'Only if nothing else fits',
    description: 'Label of a field',
  },
  measures: { id: 'site.staffContent.field.measures', defaultMessage: 'Measures', description: 'Label of a field' },
  measure: { id: 'site.staffContent.field.measure', defaultMessage: 'Measure', description: 'Label of a field' },
  topic: { id: 'site.staffContent.field.topic', defaultMessage: 'Topic', description: 'Label of a field' },
  pages: { id: 'site.staffContent.field.pages', defaultMessage: 'Pages', description: 'Label of a field' },
  passages: {
    id: 'site.staffContent.field.passages',
    defaultMessage: 'Page of each list',
    description: 'Label of a field',
  },
});
