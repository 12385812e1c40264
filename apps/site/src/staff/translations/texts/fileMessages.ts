import { defineMessages, type NoMessageValues } from 'react-intl';

/** Texts as files, for a translator who works elsewhere. */
export const fileMessages = defineMessages<{
  title: NoMessageValues;
  intro: NoMessageValues;
  xliff: NoMessageValues;
  csv: NoMessageValues;
  import: NoMessageValues;
  hint: NoMessageValues;
  tooLarge: NoMessageValues;
  otherKind: NoMessageValues;
  changes: { count: string; language: string };
  noChanges: NoMessageValues;
  unchanged: { count: string };
  refused: { count: string };
  refusedOne: { id: string; message: string };
  apply: { count: string };
  applied: { count: string };
  waiting: { count: string; all: string };
  waitingOne: { count: string; message: string };
  reading: NoMessageValues;
}>({
  title: {
    id: 'site.staffTranslations.files.title',
    defaultMessage: 'Translate elsewhere',
    description: 'Heading of the files',
  },
  intro: {
    id: 'site.staffTranslations.files.intro',
    defaultMessage:
      'Download the texts of this list for a translator who works in another program, and bring the file back.',
    description: 'Before the links',
  },
  xliff: {
    id: 'site.staffTranslations.files.xliff',
    defaultMessage: 'Download as XLIFF',
    description: 'Link: a file for the programs of translators',
  },
  csv: {
    id: 'site.staffTranslations.files.csv',
    defaultMessage: 'Download as CSV',
    description: 'Link: a file for a spreadsheet',
  },
  import: {
    id: 'site.staffTranslations.files.import',
    defaultMessage: 'Bring a file back',
    description: 'Button, and title of its dialog',
  },
  hint: {
    id: 'site.staffTranslations.files.hint',
    defaultMessage: 'XLIFF or CSV, at most 5 MB. You see the changes before anything is saved.',
    description: 'Under the button',
  },
  tooLarge: {
    id: 'site.staffTranslations.files.tooLarge',
    defaultMessage: 'This file is larger than 5 MB. Download fewer texts, and bring them back in parts.',
    description: 'Problem of a file',
  },
  otherKind: {
    id: 'site.staffTranslations.files.otherKind',
    defaultMessage: 'This is no XLIFF or CSV file. Choose one that ends in .xlf, .xliff or .csv.',
    description: 'Problem of a file',
  },
  changes: {
    id: 'site.staffTranslations.files.changes',
    defaultMessage: 'Texts that will change, {language}: {count}',
    description: 'Heading over the changes in a file',
  },
  noChanges: {
    id: 'site.staffTranslations.files.noChanges',
    defaultMessage: 'The file changes no text.',
    description: 'Instead of the changes',
  },
  unchanged: {
    id: 'site.staffTranslations.files.unchanged',
    defaultMessage: 'Texts that stay as they are: {count}',
    description: 'Under the changes',
  },
  refused: {
    id: 'site.staffTranslations.files.refused',
    defaultMessage: 'Texts that cannot be taken over: {count}',
    description: 'Heading over the texts that are refused',
  },
  refusedOne: {
    id: 'site.staffTranslations.files.refusedOne',
    defaultMessage: '{id}: {message}',
    description: 'A text, and why it is refused',
  },
  apply: {
    id: 'site.staffTranslations.files.apply',
    defaultMessage: 'Apply the changes: {count}',
    description: 'Button',
  },
  applied: {
    id: 'site.staffTranslations.files.applied',
    defaultMessage: 'Texts that were changed: {count}',
    description: 'Message when it is done',
  },
  waiting: {
    id: 'site.staffTranslations.files.waiting',
    defaultMessage: 'Saved, but not on the site yet: {count} of {all}. They wait in the drafts of these lists.',
    description: 'Title of a list, after the changes of a file were applied',
  },
  waitingOne: {
    id: 'site.staffTranslations.files.waitingOne',
    defaultMessage: '({count}): {message}',
    description: 'After the name of a list: how many of its texts wait, and why',
  },
  reading: {
    id: 'site.staffTranslations.files.reading',
    defaultMessage: 'Opening the file…',
    description: 'While the server compares a file',
  },
});
