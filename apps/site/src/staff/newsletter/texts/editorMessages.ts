import { defineMessages, type NoMessageValues } from 'react-intl';

export const editorMessages = defineMessages<{
  block: { number: string; kind: string };
  'kind.text': NoMessageValues;
  'kind.story': NoMessageValues;
  'kind.figure': NoMessageValues;
  'kind.picture': NoMessageValues;
  blocks: NoMessageValues;
  noBlocks: NoMessageValues;
  addBlock: NoMessageValues;
  paragraphs: NoMessageValues;
  linkHint: NoMessageValues;
  'text.written': NoMessageValues;
  'text.empty': NoMessageValues;
  problems: { count: string };
  mayBeEmpty: NoMessageValues;
  preview: NoMessageValues;
  frame: { language: string };
  export: { language: string };
}>({
  block: {
    id: 'site.staffNewsletter.editor.block',
    defaultMessage: '{number}. {kind}',
    description: 'Heading of a block. {kind}: Text, Story, Figure or Picture',
  },
  'kind.text': { id: 'site.staffNewsletter.editor.kind.text', defaultMessage: 'Text', description: 'A kind of block' },
  'kind.story': {
    id: 'site.staffNewsletter.editor.kind.story',
    defaultMessage: 'Story',
    description: 'A kind of block',
  },
  'kind.figure': {
    id: 'site.staffNewsletter.editor.kind.figure',
    defaultMessage: 'Figure',
    description: 'A kind of block: a number that stands out',
  },
  'kind.picture': {
    id: 'site.staffNewsletter.editor.kind.picture',
    defaultMessage: 'Picture',
    description: 'A kind of block',
  },
  blocks: {
    id: 'site.staffNewsletter.editor.blocks',
    defaultMessage: 'What the issue contains',
    description: 'Name of the list of blocks',
  },
  noBlocks: {
    id: 'site.staffNewsletter.editor.noBlocks',
    defaultMessage: 'Nothing in it yet. Add a text, a story, a figure or a picture.',
    description: 'Instead of the blocks',
  },
  addBlock: {
    id: 'site.staffNewsletter.editor.addBlock',
    defaultMessage: 'Add to the issue',
    description: 'Name of a row of buttons',
  },
  paragraphs: {
    id: 'site.staffNewsletter.editor.paragraphs',
    defaultMessage: 'An empty line begins a new paragraph.',
    description: 'Under a text',
  },
  linkHint: {
    id: 'site.staffNewsletter.editor.linkHint',
    defaultMessage: 'A page of the site, such as /team, or an address that begins with https://',
    description: 'Under a field',
  },
  'text.written': {
    id: 'site.staffNewsletter.editor.text.written',
    defaultMessage: 'written',
    description: 'After the name of a language: a text that is not empty',
  },
  'text.empty': {
    id: 'site.staffNewsletter.editor.text.empty',
    defaultMessage: 'still empty',
    description: 'After the name of a language: a text to be written',
  },
  problems: {
    id: 'site.staffNewsletter.editor.problems',
    defaultMessage: 'To correct before sending: {count}',
    description: 'Title of a list of problems',
  },
  mayBeEmpty: {
    id: 'site.staffNewsletter.editor.mayBeEmpty',
    defaultMessage: 'It may stay empty in all languages.',
    description: 'Under a text',
  },
  preview: {
    id: 'site.staffNewsletter.editor.preview',
    defaultMessage: 'As subscribers get it',
    description: 'Heading, button, and title of a dialog',
  },
  frame: {
    id: 'site.staffNewsletter.editor.frame',
    defaultMessage: 'Preview of the issue, {language}',
    description: 'Name of the frame, for screen readers',
  },
  export: {
    id: 'site.staffNewsletter.editor.export',
    defaultMessage: 'Download for a mailing service ({language})',
    description: 'Link: a HTML file',
  },
});
