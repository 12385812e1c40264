import { defineMessages, type NoMessageValues } from 'react-intl';

export const fileMessages = defineMessages<{
  none: NoMessageValues;
  own: { name: string };
  choose: NoMessageValues;
  chooseFor: { name: string };
  open: NoMessageValues;
  remove: NoMessageValues;
  hint: NoMessageValues;
  sending: NoMessageValues;
  tooLarge: NoMessageValues;
}>({
  none: {
    id: 'site.staffContent.file.none',
    defaultMessage: 'Visitors download the PDF that the site makes from this report.',
    description: 'While a report has no PDF of its own',
  },
  own: {
    id: 'site.staffContent.file.own',
    defaultMessage: 'Visitors download this file in every language: {name}',
    description: '{name}: of the file',
  },
  choose: { id: 'site.staffContent.file.choose', defaultMessage: 'Choose a PDF', description: 'Button' },
  chooseFor: {
    id: 'site.staffContent.file.chooseFor',
    defaultMessage: 'Choose a PDF: {name}',
    description: 'Name of the button for screen readers. {name}: of the field',
  },
  open: {
    id: 'site.staffContent.file.open',
    defaultMessage: 'Download this file',
    description: 'Link to the uploaded PDF',
  },
  remove: {
    id: 'site.staffContent.file.remove',
    defaultMessage: 'Back to the PDF of the site',
    description: 'Button: takes the uploaded PDF away',
  },
  hint: {
    id: 'site.staffContent.file.hint',
    defaultMessage: 'At most 20 MB, without a password, forms or attached files.',
    description: 'Under the button',
  },
  sending: {
    id: 'site.staffContent.file.sending',
    defaultMessage: 'Sending the PDF…',
    description: 'While a PDF is sent, for screen readers',
  },
  tooLarge: {
    id: 'site.staffContent.file.tooLarge',
    defaultMessage: 'This PDF has more than 20 MB. Save it with smaller pictures, and choose it again.',
    description: 'Error',
  },
});
