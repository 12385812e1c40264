import { defineMessages, type NoMessageValues } from 'react-intl';

export const previewMessages = defineMessages<{
  title: NoMessageValues;
  page: NoMessageValues;
  language: NoMessageValues;
  width: NoMessageValues;
  phone: NoMessageValues;
  desk: NoMessageValues;
  wide: NoMessageValues;
  frame: { page: string; language: string };
  outline: NoMessageValues;
  noPage: NoMessageValues;
}>({
  title: {
    id: 'site.staffContent.preview.title',
    defaultMessage: 'As visitors see it',
    description: 'Heading, button, and title of a dialog: the preview of a page',
  },
  page: { id: 'site.staffContent.preview.page', defaultMessage: 'Page', description: 'Label of a choice of pages' },
  language: {
    id: 'site.staffContent.preview.language',
    defaultMessage: 'Language',
    description: 'Label of a choice of languages',
  },
  width: {
    id: 'site.staffContent.preview.width',
    defaultMessage: 'Width',
    description: 'Label of a choice, for screen readers',
  },
  phone: { id: 'site.staffContent.preview.phone', defaultMessage: 'Phone', description: 'A width of the preview' },
  desk: { id: 'site.staffContent.preview.desk', defaultMessage: 'Computer', description: 'A width of the preview' },
  wide: {
    id: 'site.staffContent.preview.wide',
    defaultMessage: 'At the width of a computer',
    description: 'Button: opens the preview over the page',
  },
  frame: {
    id: 'site.staffContent.preview.frame',
    defaultMessage: 'Preview of {page}, {language}',
    description: 'Name of the frame, for screen readers',
  },
  outline: {
    id: 'site.staffContent.preview.outline',
    defaultMessage: 'The gold outline marks what you are editing.',
    description: 'Under the preview',
  },
  noPage: {
    id: 'site.staffContent.preview.noPage',
    defaultMessage: 'No page shows this list by itself.',
    description: 'Instead of the preview',
  },
});
