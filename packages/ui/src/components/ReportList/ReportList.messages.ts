import { defineMessages } from 'react-intl';

export const reportListMessages = defineMessages({
  empty: {
    id: 'ui.ReportList.empty',
    defaultMessage: 'No reports yet',
    description: 'Title where no report has been written',
  },
  emptyText: {
    id: 'ui.ReportList.emptyText',
    defaultMessage: 'Write a question, and a report on it appears here.',
    description: 'Below the title where no report has been written',
  },
  sources: { id: 'ui.ReportList.sources', defaultMessage: 'Sources', description: 'Before the sources of a report' },
});

/** The categories of reports. */
export const reportCategoryMessages = defineMessages({
  trend: { id: 'ui.ReportList.trend', defaultMessage: 'Trend', description: 'Kind of a report' },
  prediction: { id: 'ui.ReportList.prediction', defaultMessage: 'Prediction', description: 'Kind of a report' },
  recommendation: {
    id: 'ui.ReportList.recommendation',
    defaultMessage: 'Recommendation',
    description: 'Kind of a report',
  },
  alert: { id: 'ui.ReportList.alert', defaultMessage: 'Alert', description: 'Kind of a report' },
  analysis: { id: 'ui.ReportList.analysis', defaultMessage: 'Analysis', description: 'Kind of a report' },
  other: { id: 'ui.ReportList.other', defaultMessage: 'Other', description: 'Kind of a report' },
});

export const reportCountMessages = defineMessages<{ title: { count: string } }>({
  title: {
    id: 'ui.ReportList.title',
    defaultMessage: 'Reports ({count})',
    description: 'Heading of the reports that were written, with how many there are',
  },
});
