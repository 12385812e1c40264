import { defineMessages } from 'react-intl';

/** The source of a record's weather. */
export const recordMessages = defineMessages({
  source: {
    id: 'site.data.source',
    defaultMessage: 'Open-Meteo, modelled for each capital',
    description: 'Whose the weather is, and that it is computed and not measured',
  },
  sample: {
    id: 'site.data.sample',
    defaultMessage: 'Sample: what is usual in this month',
    description: 'In the place of the source, while no weather has been fetched',
  },
  usual: {
    id: 'site.data.usual',
    defaultMessage: 'what is usual in this month',
    description: 'After "Source:" and a mark that says Sample, while no weather has been fetched',
  },
});
