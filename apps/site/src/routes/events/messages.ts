import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.events.title', defaultMessage: 'Events', description: 'Page title and heading' },
  description: {
    id: 'site.events.description',
    defaultMessage: 'Planting days, classes and meetings that you can come to.',
    description: 'What the page is about; at most 160 characters',
  },
  parent: { id: 'site.events.parent', defaultMessage: 'Volunteers', description: 'Link to the page above this one' },
  loading: {
    id: 'site.events.loading',
    defaultMessage: 'Loading the events...',
    description: 'While the list is on its way',
  },
  error: {
    id: 'site.events.error',
    defaultMessage: 'The events could not be loaded.',
    description: 'The list could not be loaded',
  },
  empty: {
    id: 'site.events.empty',
    defaultMessage: 'No event is planned now',
    description: 'Heading when there is none',
  },
  emptyText: {
    id: 'site.events.emptyText',
    defaultMessage: 'Apply as a volunteer, and we write to you before the next one.',
    description: 'What to do when there is none',
  },
  emptyLink: {
    id: 'site.events.emptyLink',
    defaultMessage: 'What volunteers do',
    description: 'Link to the page of the volunteers',
  },
  calendar: {
    id: 'site.events.calendar',
    defaultMessage: 'All events for your calendar',
    description: 'Link to a file that calendars read',
  },
  add: {
    id: 'site.events.add',
    defaultMessage: 'For your calendar: {title}',
    description: 'Name of the link to a file with one event that calendars read',
  },
  addShort: {
    id: 'site.events.addShort',
    defaultMessage: 'For your calendar',
    description: 'Link to a file with one event that calendars read',
  },
  when: {
    id: 'site.events.when',
    defaultMessage: '{day}, {from} to {to} ({zone})',
    description: 'When an event is: day, times and time zone',
  },
  whenDays: {
    id: 'site.events.whenDays',
    defaultMessage: '{day}, {from} to {lastDay}, {to} ({zone})',
    description: 'When an event of several days is',
  },
  where: {
    id: 'site.events.where',
    defaultMessage: '{place}, {province}',
    description: 'Where an event is: place and province',
  },
  languages: {
    id: 'site.events.languages',
    defaultMessage: 'Spoken: {languages}',
    description: 'The languages of an event',
  },
  seats: {
    id: 'site.events.seats',
    defaultMessage: '{seats, plural, one {Room for {number} person} other {Room for {number} people}}',
    description: 'How many people can come',
  },
});
