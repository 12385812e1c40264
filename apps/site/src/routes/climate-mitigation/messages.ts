import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.climateMitigation.title',
    defaultMessage: 'Climate and reforestation',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.climateMitigation.description',
    defaultMessage: 'Programmes that restore forests and help villages live with a changing climate.',
    description: 'What the page is about; at most 160 characters',
  },
  volunteer: {
    id: 'site.climateMitigation.volunteer',
    defaultMessage: 'Volunteer',
    description: 'Button that leads to the page for volunteers',
  },
  about: {
    id: 'site.climateMitigation.about',
    defaultMessage: 'About us',
    description: 'Link to the page of that name',
  },
  donate: {
    id: 'site.climateMitigation.donate',
    defaultMessage: 'Donate',
    description: 'Link to the page of that name',
  },
  gallery: {
    id: 'site.climateMitigation.gallery',
    defaultMessage: 'Photo gallery',
    description: 'Link to the page of that name',
  },
  error: {
    id: 'site.climateMitigation.error',
    defaultMessage: 'Error loading climate mitigation content.',
    description: 'Said when a part of the content could not be fetched',
  },
  programs: {
    id: 'site.climateMitigation.programs',
    defaultMessage: 'What we work on',
    description: 'Heading over the programmes, which are drawn like fields seen from above',
  },
  stories: {
    id: 'site.climateMitigation.stories',
    defaultMessage: 'What has changed',
    description: 'Heading over success stories',
  },
  pictures: {
    id: 'site.climateMitigation.pictures',
    defaultMessage: 'A planting day',
    description: 'Heading over pictures of work in the nursery and the fields',
  },
  closing: {
    id: 'site.climateMitigation.closing',
    defaultMessage: 'Trees are planted when the rains begin',
    description: 'Heading over the last two buttons',
  },
  closingText: {
    id: 'site.climateMitigation.closing.text',
    defaultMessage: 'Give a day, or help pay for seed.',
    description: 'Over the last two buttons',
  },
});
