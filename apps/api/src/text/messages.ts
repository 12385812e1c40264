import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The foundation. */
export const foundation = defineMessages<{
  name: NoMessageValues;
}>({
  name: {
    id: 'api.text.name.foundation.name',
    defaultMessage: 'Nzete Foundation',
    description: 'The name of the foundation: at the head of pages and documents, and below mails',
  },
});

/** After what is made up. */
export const mark = defineMessages<{
  sample: NoMessageValues;
}>({
  sample: {
    id: 'api.text.name.mark.sample',
    defaultMessage: 'sample',
    description: 'In brackets after a figure or a title that is a sample',
  },
});

/** In brackets after a time of day. */
export const zones = defineMessages<{
  'Africa/Kinshasa': NoMessageValues;
  'Africa/Lubumbashi': NoMessageValues;
}>({
  'Africa/Kinshasa': {
    id: 'api.text.name.zone.kinshasa',
    defaultMessage: 'Kinshasa time',
    description: 'In brackets after a time of day',
  },
  'Africa/Lubumbashi': {
    id: 'api.text.name.zone.lubumbashi',
    defaultMessage: 'Lubumbashi time',
    description: 'In brackets after a time of day',
  },
});
