import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.reports.title', defaultMessage: 'Monthly reports', description: 'Page title and heading' },
  description: {
    id: 'site.reports.description',
    defaultMessage: 'What we did each month, with figures, to read here or to download.',
    description: 'What the page is about; at most 160 characters',
  },
  back: {
    id: 'site.reports.back',
    defaultMessage: 'Back to our impact',
    description: 'Link over the heading, to the page "Our impact"',
  },
  lead: {
    id: 'site.reports.lead',
    defaultMessage: 'Each month ends with a report: what was done, what was counted, and what went wrong.',
    description: 'Beside the heading',
  },
  list: {
    id: 'site.reports.list',
    defaultMessage: 'Month by month',
    description: 'Heading over the list of reports',
  },
  loading: {
    id: 'site.reports.loading',
    defaultMessage: 'Loading reports...',
    description: 'Said while the reports are being fetched',
  },
  error: {
    id: 'site.reports.error',
    defaultMessage: 'Error loading reports.',
    description: 'Said when the reports could not be fetched',
  },
  empty: {
    id: 'site.reports.empty',
    defaultMessage: 'There is no report yet.',
    description: 'In the place of the list of reports when there is none',
  },
  metrics: {
    id: 'site.reports.metrics',
    defaultMessage: 'Latest metrics',
    description: 'Heading over the latest figures',
  },
  figuresLoading: {
    id: 'site.reports.figures.loading',
    defaultMessage: 'Loading figures...',
    description: 'Said while figures are being fetched',
  },
  figuresError: {
    id: 'site.reports.figures.error',
    defaultMessage: 'Error loading figures.',
    description: 'Said when figures could not be fetched',
  },
  trees: { id: 'site.reports.metrics.trees', defaultMessage: 'trees planted', description: 'After a number' },
  people: { id: 'site.reports.metrics.people', defaultMessage: 'people reached', description: 'Beside a number' },
  projects: {
    id: 'site.reports.metrics.projects',
    defaultMessage: 'projects completed',
    description: 'Beside a number',
  },
  total: { id: 'site.reports.metrics.total', defaultMessage: 'reports in all', description: 'Beside a number' },
  published: { id: 'site.reports.metrics.published', defaultMessage: 'published', description: 'Beside a number' },
  inProgress: {
    id: 'site.reports.metrics.inProgress',
    defaultMessage: 'in progress',
    description: 'Beside a number of reports',
  },
  sourceReports: {
    id: 'site.reports.source.reports',
    defaultMessage: 'monthly reports',
    description: 'Where a figure comes from, after "Source:"',
  },
  latest: {
    id: 'site.reports.latest',
    defaultMessage: 'The latest report',
    description: 'Over the newest published report',
  },
  download: {
    id: 'site.reports.download',
    defaultMessage: 'Download Report',
    description: 'Link to the file of the report above it',
  },
  overview: {
    id: 'site.reports.overview',
    defaultMessage: 'Impact overview',
    description: 'Heading over what the reports come to together',
  },
  overviewLead: {
    id: 'site.reports.overview.lead',
    defaultMessage: 'Trees planted, at the end of each period.',
    description: 'Under the heading over the overview; a drawn line and its figures follow',
  },
  donate: { id: 'site.reports.donate', defaultMessage: 'Donate', description: 'Link to the page of that name' },
  picture: {
    id: 'site.reports.picture',
    defaultMessage: 'Illustration: young trees in a nursery under a roof that gives shade',
    description: 'What the picture shows, for those who do not see it',
  },
});
