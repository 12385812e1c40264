import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.impact.title', defaultMessage: 'Our impact', description: 'Page title and heading' },
  description: {
    id: 'site.impact.description',
    defaultMessage: 'Trees, water, people and reports: what was done, with figures, stories and pictures.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.impact.lead',
    defaultMessage: 'Every figure names its source. Samples are marked.',
    description: 'Under the heading of the page',
  },
  error: {
    id: 'site.impact.error',
    defaultMessage: 'Error loading impact.',
    description: 'Said when the content of the page could not be fetched',
  },
  figures: {
    id: 'site.impact.figures',
    defaultMessage: 'Four figures',
    description: 'Heading over the four figures, for a screen reader',
  },
  trees: {
    id: 'site.impact.metric.trees',
    defaultMessage: 'Trees planted',
    description: 'Under the number of trees',
  },
  people: {
    id: 'site.impact.metric.people',
    defaultMessage: 'People reached',
    description: 'Under the number of people',
  },
  projects: {
    id: 'site.impact.metric.projects',
    defaultMessage: 'Projects completed',
    description: 'Under the number of projects',
  },
  published: {
    id: 'site.impact.metric.reports',
    defaultMessage: 'Reports published',
    description: 'Under the number of reports',
  },
  reports: {
    id: 'site.impact.reports',
    defaultMessage: 'Monthly reports',
    description: 'Source of the figures, and button to the page of reports: the title of that page',
  },
  stories: {
    id: 'site.impact.stories.title',
    defaultMessage: 'Behind the figures',
    description: 'Heading over the stories',
  },
  told: {
    id: 'site.impact.stories.source',
    defaultMessage: 'the foundation’s own count',
    description: 'After "Source:", of the result of a story',
  },
  seePhotos: {
    id: 'site.impact.stories.photos',
    defaultMessage: 'See the photos',
    description: 'On a story that opens photos',
  },
  readMore: {
    id: 'site.impact.stories.more',
    defaultMessage: 'Read more',
    description: 'On a story that leads to a page',
  },
  treesSheet: { id: 'site.impact.sheet.trees', defaultMessage: 'Trees', description: 'Heading over photos of trees' },
  peopleSheet: {
    id: 'site.impact.sheet.people',
    defaultMessage: 'People',
    description: 'Heading over photos of the community',
  },
  counting: {
    id: 'site.impact.counting.title',
    defaultMessage: 'How we count',
    description: 'Heading over how each figure comes about',
  },
  countTree: { id: 'site.impact.counting.tree', defaultMessage: 'A tree', description: 'What is counted' },
  countTreeText: {
    id: 'site.impact.counting.tree.text',
    defaultMessage: 'Counted on the day it is planted, since 2020.',
    description: 'How trees are counted',
  },
  countPerson: {
    id: 'site.impact.counting.person',
    defaultMessage: 'A person reached',
    description: 'What is counted',
  },
  countPersonText: {
    id: 'site.impact.counting.person.text',
    defaultMessage: 'Has taken a course, or drinks from the borehole.',
    description: 'How people are counted',
  },
  countProject: {
    id: 'site.impact.counting.project',
    defaultMessage: 'A project completed',
    description: 'What is counted',
  },
  countProjectText: {
    id: 'site.impact.counting.project.text',
    defaultMessage: 'Brought to its end; the number is a sample.',
    description: 'How projects are counted',
  },
  countUnknown: {
    id: 'site.impact.counting.unknown',
    defaultMessage: 'What we do not know yet',
    description: 'What has not been counted',
  },
  countUnknownText: {
    id: 'site.impact.counting.unknown.text',
    defaultMessage: 'How many of the trees are alive today.',
    description: 'What has not been counted',
  },
});
