import { defineMessages, type NoMessageValues } from 'react-intl';

export const dateOfBirthMessages = defineMessages<{
  day: NoMessageValues;
  month: NoMessageValues;
  year: NoMessageValues;
  hint: { example: string };
}>({
  day: { id: 'ui.DateOfBirthField.day', defaultMessage: 'Day', description: 'Label of the day of a date of birth' },
  month: {
    id: 'ui.DateOfBirthField.month',
    defaultMessage: 'Month',
    description: 'Label of the month of a date of birth, written as a number',
  },
  year: { id: 'ui.DateOfBirthField.year', defaultMessage: 'Year', description: 'Label of the year of a date of birth' },
  hint: {
    id: 'ui.DateOfBirthField.hint',
    defaultMessage: 'For example {example}',
    description: 'Below the question for a date of birth. {example} is a day, a month and a year as numbers, 21 4 1998',
  },
});
