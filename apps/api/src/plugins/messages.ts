import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The pages that explain problems to programmers. */
export const problemPage = defineMessages<{
  heading: NoMessageValues;
}>({
  heading: {
    id: 'api.problems.page.heading',
    defaultMessage: 'What the server answers when something is wrong',
    description: 'Title of the list of all errors, for programmers',
  },
});
