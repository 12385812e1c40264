import { defineMessages } from 'react-intl';

/** About the switch between a sample and the foundation's own. */
export const sampleMessages = defineMessages({
  hint: {
    id: 'site.staffContent.sample.hint',
    defaultMessage: 'Visitors see the mark “Sample”. It goes off by itself as soon as you change something here.',
    description: 'Under the box “It is a sample”',
  },
  row: { id: 'site.staffContent.sample.row', defaultMessage: 'Sample', description: 'In the row of an item' },
  none: {
    id: 'site.staffContent.sample.none',
    defaultMessage: 'Nothing here is a sample',
    description: 'Button above a list: takes the mark “Sample” off all its items',
  },
  ended: {
    id: 'site.staffContent.sample.ended',
    defaultMessage: 'No item is marked as a sample any more. Visitors see it so once you publish the list.',
    description: 'After the button “Nothing here is a sample”',
  },
});
