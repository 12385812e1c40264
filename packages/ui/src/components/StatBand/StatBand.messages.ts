import { defineMessages } from 'react-intl';

export const statBandMessages = defineMessages({
  sample: {
    id: 'ui.StatBand.sample',
    defaultMessage: 'Sample',
    description: 'Mark of a sample figure, shown until the real one is counted',
  },
});
