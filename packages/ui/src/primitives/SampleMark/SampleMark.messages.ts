import { defineMessages } from 'react-intl';

export const sampleMarkMessages = defineMessages({
  sample: {
    id: 'ui.SampleMark.sample',
    defaultMessage: 'Sample',
    description: 'Mark of names, scenes or figures that are examples; one word',
  },
  description: {
    id: 'ui.SampleMark.description',
    defaultMessage: 'The names and scenes here are examples until the foundation adds its own.',
    description: 'After the mark "Sample", below the heading of a section where all is sample',
  },
});
