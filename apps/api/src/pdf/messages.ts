import { defineMessages } from '@formatjs/intl';

/** At the foot of each page. */
export const pageNumber = defineMessages<{
  page: { number: string; total: string };
}>({
  page: {
    id: 'api.sheet.pdf.page',
    defaultMessage: 'Page {number} of {total}',
    description: 'At the foot of each page of a PDF; both values are numbers',
  },
});
