import { defineMessages } from 'react-intl';

export const assistantFieldMessages = defineMessages({
  'page./': {
    id: 'site.staffContent.field.page-home',
    defaultMessage: 'Name of the home page',
    description: 'Label of a field',
  },
  'page./donate': {
    id: 'site.staffContent.field.page-donate',
    defaultMessage: 'Name of the page Donate',
    description: 'Label of a field',
  },
  'page./events': {
    id: 'site.staffContent.field.page-events',
    defaultMessage: 'Name of the page Events',
    description: 'Label of a field',
  },
  'page./our-story': {
    id: 'site.staffContent.field.page-our-story',
    defaultMessage: 'Name of the page Our story',
    description: 'Label of a field',
  },
  'page./partnerships': {
    id: 'site.staffContent.field.page-partnerships',
    defaultMessage: 'Name of the page Partnerships',
    description: 'Label of a field',
  },
  'page./privacy-policy': {
    id: 'site.staffContent.field.page-privacy-policy',
    defaultMessage: 'Name of the page Privacy policy',
    description: 'Label of a field',
  },
  'page./reports': {
    id: 'site.staffContent.field.page-reports',
    defaultMessage: 'Name of the page Monthly reports',
    description: 'Label of a field',
  },
  'page./team': {
    id: 'site.staffContent.field.page-team',
    defaultMessage: 'Name of the page Our team',
    description: 'Label of a field',
  },
  greeting: { id: 'site.staffContent.field.greeting', defaultMessage: 'Greeting', description: 'Label of a field' },
  thanks: { id: 'site.staffContent.field.thanks', defaultMessage: 'Answer to thanks', description: 'Label of a field' },
  identity: {
    id: 'site.staffContent.field.identity',
    defaultMessage: 'What the assistant is',
    description: 'Label of a field',
  },
  speaks: { id: 'site.staffContent.field.speaks', defaultMessage: 'Its languages', description: 'Label of a field' },
  unknown: {
    id: 'site.staffContent.field.unknown',
    defaultMessage: 'It does not know',
    description: 'Label of a field',
  },
  modelAway: {
    id: 'site.staffContent.field.modelAway',
    defaultMessage: 'The language model is away',
    description: 'Label of a field',
  },
  found: {
    id: 'site.staffContent.field.found',
    defaultMessage: 'Before what the site says',
    description: 'Label of a field',
  },
  donate: { id: 'site.staffContent.field.donate', defaultMessage: 'Answer: donate', description: 'Label of a field' },
  volunteer: {
    id: 'site.staffContent.field.volunteer',
    defaultMessage: 'Answer: volunteer',
    description: 'Label of a field',
  },
  partner: {
    id: 'site.staffContent.field.partner',
    defaultMessage: 'Answer: become a partner',
    description: 'Label of a field',
  },
  coursesFound: {
    id: 'site.staffContent.field.coursesFound',
    defaultMessage: 'Courses that were found',
    description: 'Label of a field',
  },
  noCourse: {
    id: 'site.staffContent.field.noCourse',
    defaultMessage: 'No course was found',
    description: 'Label of a field',
  },
  reports: {
    id: 'site.staffContent.field.reports',
    defaultMessage: 'Answer: reports',
    description: 'Label of a field',
  },
  newsletter: {
    id: 'site.staffContent.field.newsletter',
    defaultMessage: 'Answer: newsletter',
    description: 'Label of a field',
  },
  privacy: {
    id: 'site.staffContent.field.privacy',
    defaultMessage: 'Answer: personal data',
    description: 'Label of a field',
  },
  about: {
    id: 'site.staffContent.field.about',
    defaultMessage: 'Answer: the foundation',
    description: 'Label of a field',
  },
  reach: {
    id: 'site.staffContent.field.reach',
    defaultMessage: 'Answer: where we work',
    description: 'Label of a field',
  },
  team: { id: 'site.staffContent.field.team', defaultMessage: 'Answer: the team', description: 'Label of a field' },
  articleSources: {
    id: 'site.staffContent.field.articleSources',
    defaultMessage: 'Sources of an article',
    description: 'Label of a field',
  },
  sampleText: {
    id: 'site.staffContent.field.sampleText',
    defaultMessage: 'About a sample',
    description: 'Label of a field',
  },
  events: {
    id: 'site.staffContent.field.events',
    defaultMessage: 'Events and seats',
    description: 'Label of a field',
  },
  'danger.drinkingWater': {
    id: 'site.staffContent.field.danger-drinkingWater',
    defaultMessage: 'Danger: water to drink',
    description: 'Label of a field',
  },
  noLake: {
    id: 'site.staffContent.field.noLake',
    defaultMessage: 'No data on lakes and rivers',
    description: 'Label of a field',
  },
  populationYear: {
    id: 'site.staffContent.field.populationYear',
    defaultMessage: 'No inhabitants in another year',
    description: 'Label of a field',
  },
  noSwimming: {
    id: 'site.staffContent.field.noSwimming',
    defaultMessage: 'Swimming in lakes and rivers',
    description: 'Label of a field',
  },
  snowing: {
    id: 'site.staffContent.field.snowing',
    defaultMessage: 'Where the records show snow',
    description: 'Label of a field',
  },
  snowWhere: {
    id: 'site.staffContent.field.snowWhere',
    defaultMessage: 'Where snow lies in the country',
    description: 'Label of a field',
  },
});
