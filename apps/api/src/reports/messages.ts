import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The words of the PDF of a report that are not content. */
export const reportMessages = defineMessages<{
  kind: NoMessageValues;
  summary: NoMessageValues;
  highlights: NoMessageValues;
  figures: NoMessageValues;
  figuresNote: { day: string };
  sampleReport: NoMessageValues;
  trees: NoMessageValues;
  people: NoMessageValues;
  projects: NoMessageValues;
}>({
  kind: {
    id: 'api.reports.pdf.kind',
    defaultMessage: 'Monthly impact report',
    description: 'At the top of the PDF of a report: what it is',
  },
  summary: {
    id: 'api.reports.pdf.summary',
    defaultMessage: 'Summary',
    description: 'Heading in the PDF of a report',
  },
  highlights: {
    id: 'api.reports.pdf.highlights',
    defaultMessage: 'Highlights',
    description: 'Heading in the PDF of a report, above a list',
  },
  figures: {
    id: 'api.reports.pdf.figures',
    defaultMessage: 'The work so far',
    description: 'Heading in the PDF of a report, above the figures',
  },
  figuresNote: {
    id: 'api.reports.pdf.figuresNote',
    defaultMessage: 'Totals since 2020, as of {day}. Source: monthly reports.',
    description: 'Below the figures in the PDF of a report; {day} is a day with its year',
  },
  sampleReport: {
    id: 'api.reports.pdf.sampleReport',
    defaultMessage: 'Sample: this report is an example, until the foundation adds its own.',
    description: 'Below the title of a report that is a sample',
  },
  trees: {
    id: 'api.reports.pdf.trees',
    defaultMessage: 'trees planted',
    description: 'After a number, in the figures of a report',
  },
  people: {
    id: 'api.reports.pdf.people',
    defaultMessage: 'people reached',
    description: 'After a number, in the figures of a report',
  },
  projects: {
    id: 'api.reports.pdf.projects',
    defaultMessage: 'projects completed',
    description: 'After a number, in the figures of a report',
  },
});
