import { defineMessages } from 'react-intl';

export const reportCardMessages = defineMessages({
  published: {
    id: 'ui.ReportCard.published',
    defaultMessage: 'Published',
    description: 'State of a report that can be read',
  },
  inProgress: {
    id: 'ui.ReportCard.inProgress',
    defaultMessage: 'In Progress',
    description: 'State of a report that is being written',
  },
  highlights: {
    id: 'ui.ReportCard.highlights',
    defaultMessage: 'Highlights',
    description: 'Row that opens to the most important lines of a report',
  },
  download: {
    id: 'ui.ReportCard.download',
    defaultMessage: 'Download Report',
    description: 'Link to the file of a report',
  },
});
