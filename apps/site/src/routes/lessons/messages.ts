import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.lessons.title', defaultMessage: 'Offline lessons', description: 'Page title and heading' },
  description: {
    id: 'site.lessons.description',
    defaultMessage:
      'Each part is one small file: read it, keep it on this phone, copy it to a memory card or print it.',
    description: 'Under the heading; at most 160 characters',
  },
  parent: { id: 'site.lessons.parent', defaultMessage: 'Digital literacy', description: 'Link to the page above' },
  parts: {
    id: 'site.lessons.parts',
    defaultMessage: 'The parts',
    description: 'Name of the list, for screen readers',
  },
  loading: { id: 'site.lessons.loading', defaultMessage: 'Loading the lessons...', description: 'While they load' },
  error: {
    id: 'site.lessons.error',
    defaultMessage: 'The lessons could not be loaded.',
    description: 'When they failed to load',
  },
  empty: { id: 'site.lessons.empty', defaultMessage: 'No lesson is ready yet.', description: 'Instead of the list' },
  read: { id: 'site.lessons.read', defaultMessage: 'Read', description: 'Link to the lessons of a part' },
  zip: {
    id: 'site.lessons.zip',
    defaultMessage: 'For a memory card',
    description: 'Link that downloads the lessons of a part; its type and size follow',
  },
  keep: {
    id: 'site.lessons.keep',
    defaultMessage: 'Keep on this phone',
    description: 'Button that keeps the lessons of a part for reading without a network',
  },
  remove: {
    id: 'site.lessons.remove',
    defaultMessage: 'Remove from this phone',
    description: 'Button that removes lessons that were kept',
  },
  kept: {
    id: 'site.lessons.kept',
    defaultMessage: 'Kept: it can be read without a network.',
    description: 'At the lessons that are on the phone',
  },
  noRoom: {
    id: 'site.lessons.noRoom',
    defaultMessage: 'There is no room on this phone. Remove something, then try again.',
    description: 'When lessons could not be kept',
  },
  failed: {
    id: 'site.lessons.failed',
    defaultMessage: 'It did not arrive. Check the connection, then try again.',
    description: 'When lessons could not be kept',
  },
});

export const countMessage = defineMessage<{ count: number; number: string }>({
  id: 'site.lessons.count',
  defaultMessage: '{count, plural, one {{number} lesson} other {{number} lessons}}',
  description: 'What a part has',
});
