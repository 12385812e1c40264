import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.wildlife.title', defaultMessage: 'Wildlife', description: 'Page title and heading' },
  description: {
    id: 'site.wildlife.description',
    defaultMessage: 'Okapi, elephant and shoebill: what we plan, so that they can live beside the villages.',
    description: 'What the page is about; at most 160 characters',
  },
  subtitle: {
    id: 'site.wildlife.subtitle',
    defaultMessage: 'Okapi, elephant and shoebill',
    description: 'Under the heading',
  },
  donate: { id: 'site.wildlife.donate', defaultMessage: 'Donate', description: 'Link to the page of that name' },
  gallery: {
    id: 'site.wildlife.gallery',
    defaultMessage: 'Photo gallery',
    description: 'Link to the page of that name',
  },
  volunteer: {
    id: 'site.wildlife.volunteer',
    defaultMessage: 'Volunteer',
    description: 'Button that leads to the page for volunteers',
  },
  intro: {
    id: 'site.wildlife.intro',
    defaultMessage:
      'Where forest is cut, animals come closer to the fields, and people set more traps. Solutions must be agreed with the people who live there: open paths, shade that joins up again, fences that hurt no one.',
    description: 'First paragraph',
  },
  notice: {
    id: 'site.wildlife.notice',
    defaultMessage: 'This is a plan. None of it has begun.',
    description: 'Over the programmes: they are planned, not running',
  },
  loading: {
    id: 'site.wildlife.loading',
    defaultMessage: 'Loading wildlife content...',
    description: 'Said while the content is being fetched',
  },
  error: {
    id: 'site.wildlife.error',
    defaultMessage: 'Error loading wildlife content.',
    description: 'Said when the content could not be fetched',
  },
  programs: {
    id: 'site.wildlife.programs',
    defaultMessage: 'What we plan',
    description: 'Heading over the programmes',
  },
  planned: {
    id: 'site.wildlife.planned',
    defaultMessage: 'Planned',
    description: 'Mark of a programme that has not begun',
  },
  pictures: {
    id: 'site.wildlife.pictures',
    defaultMessage: 'Animals of the country',
    description: 'Heading over the pictures',
  },
  closing: {
    id: 'site.wildlife.closing',
    defaultMessage: 'Help us begin',
    description: 'Heading over the last two buttons',
  },
  closingText: {
    id: 'site.wildlife.closing.text',
    defaultMessage:
      'Do you know the forest provinces, or the work of the rangers? Write to us as a volunteer. A donation helps us prepare.',
    description: 'Over the last two buttons',
  },
});
