import { defineMessage, defineMessages } from 'react-intl';

/** What is only an example, after the mark "Sample". */
export const sampleMessages = defineMessages({
  contact: {
    id: 'site.common.sample.contact',
    defaultMessage: 'These contacts belong to no one yet.',
    description: 'After the mark "Sample", at telephone numbers, e-mail and address that are examples',
  },
  quotes: {
    id: 'site.common.sample.quotes',
    defaultMessage: 'No one said these sentences: they are examples until people who took part send theirs.',
    description: 'After the mark "Sample", below the heading over quotations',
  },
  reports: {
    id: 'site.common.sample.reports',
    defaultMessage: 'The months told here are examples until the foundation publishes its own reports.',
    description: 'After the mark "Sample", below the heading over monthly reports',
  },
  work: {
    id: 'site.common.sample.work',
    defaultMessage: 'How the work is done is told as an example until the foundation describes its own.',
    description: 'After the mark "Sample", below the heading over programmes',
  },
  lessons: {
    id: 'site.common.sample.lessons',
    defaultMessage: 'The lessons are examples until the foundation’s teachers have checked them.',
    description: 'After the mark "Sample", below the heading over lessons',
  },
  pictures: {
    id: 'site.common.sample.pictures',
    defaultMessage: 'The pictures are drawn and their captions are examples, until the foundation adds its photos.',
    description: 'After the mark "Sample", below the heading over pictures',
  },
});

/** Where only some items of a section are samples. */
export const someSamplesMessage = defineMessage<{ names: string }>({
  id: 'site.common.sample.some',
  defaultMessage: 'Still examples here: {names}.',
  description: 'After the mark "Sample", where the other items are no samples. {names}: of people or things',
});

/** The same where they have titles, not names. */
export const partSampleMessage = defineMessage({
  id: 'site.common.sample.part',
  defaultMessage: 'A part of what stands here is an example until the foundation adds its own.',
  description: 'After the mark "Sample", below the heading of a section where only some items are samples',
});

export const sampleItemMessage = defineMessage<{ text: string }>({
  id: 'site.common.sample.item',
  defaultMessage: 'Sample: {text}',
  description: 'A text of a sample in search results, link previews and on pictures; {text} is the text or a date',
});
