import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The words of a pack that are not content. */
export const packMessages = defineMessages<{
  course: NoMessageValues;
  steps: NoMessageValues;
  exercise: NoMessageValues;
  sample: NoMessageValues;
  offline: NoMessageValues;
}>({
  course: {
    id: 'api.coursePacks.page.course',
    defaultMessage: 'Digital literacy course',
    description: 'Below the title of a part of the course, in the file to copy',
  },
  steps: {
    id: 'api.coursePacks.page.steps',
    defaultMessage: 'Step by step',
    description: 'Heading above the steps of a lesson',
  },
  exercise: {
    id: 'api.coursePacks.page.exercise',
    defaultMessage: 'Exercise',
    description: 'Heading above the exercise of a lesson',
  },
  sample: {
    id: 'api.coursePacks.page.sample',
    defaultMessage: 'Sample: these lessons are examples, until the foundation’s teachers have checked them.',
    description: 'Marks lessons that are samples',
  },
  offline: {
    id: 'api.coursePacks.page.offline',
    defaultMessage: 'This file needs no network. Copy it to other phones, or print it.',
    description: 'At the end of the file with the lessons of a part, after the name of the foundation',
  },
});
