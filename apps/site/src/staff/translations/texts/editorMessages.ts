import { defineMessages, type NoMessageValues } from 'react-intl';

/** An open text. */
export const editorMessages = defineMessages<{
  back: NoMessageValues;
  position: { position: string; count: string };
  previous: NoMessageValues;
  next: NoMessageValues;
  keys: NoMessageValues;
  about: NoMessageValues;
  name: NoMessageValues;
  seeOn: { page: string };
  terms: NoMessageValues;
  changed: NoMessageValues;
  translation: { language: string };
  length: { original: string; count: string };
  longer: { original: string; count: string; percent: string; limit: string };
  placeholders: NoMessageValues;
  insert: { placeholder: string };
  notThere: { placeholders: string };
  save: NoMessageValues;
  saving: NoMessageValues;
  saved: NoMessageValues;
  savedInDraft: NoMessageValues;
  nothing: NoMessageValues;
  undo: NoMessageValues;
  takeBack: NoMessageValues;
  takeBackText: NoMessageValues;
  takenBack: NoMessageValues;
  overridden: NoMessageValues;
  draftWaits: { who: string };
  toContent: NoMessageValues;
  newer: NoMessageValues;
  newerText: NoMessageValues;
  theirs: NoMessageValues;
  gone: NoMessageValues;
  goneText: NoMessageValues;
  readOnly: NoMessageValues;
  bar: NoMessageValues;
}>({
  back: { id: 'site.staffTranslations.editor.back', defaultMessage: 'All texts', description: 'Link to the list' },
  position: {
    id: 'site.staffTranslations.editor.position',
    defaultMessage: 'Text {position} of {count}',
    description: 'The place of the open text in its list',
  },
  previous: {
    id: 'site.staffTranslations.editor.previous',
    defaultMessage: 'Previous text',
    description: 'Link to the text before',
  },
  next: { id: 'site.staffTranslations.editor.next', defaultMessage: 'Next text', description: 'Link to the next text' },
  keys: {
    id: 'site.staffTranslations.editor.keys',
    defaultMessage:
      'Keyboard: Ctrl + Enter saves, Alt + Page Down opens the next text, Alt + Page Up the previous one.',
    description: 'Under the field',
  },
  about: {
    id: 'site.staffTranslations.editor.about',
    defaultMessage: 'What it is for:',
    description: 'Before the description of a text',
  },
  name: {
    id: 'site.staffTranslations.editor.name',
    defaultMessage: 'Name:',
    description: 'Before the name of a text in the program or in its list',
  },
  seeOn: {
    id: 'site.staffTranslations.editor.seeOn',
    defaultMessage: 'See it on {page}',
    description: 'Link to a page of the site, in a new tab',
  },
  terms: {
    id: 'site.staffTranslations.editor.terms',
    defaultMessage: 'Words of the glossary',
    description: 'Heading of the marked words and what they are called in the language',
  },
  changed: {
    id: 'site.staffTranslations.editor.changed',
    defaultMessage: 'What has changed in the English since it was checked',
    description: 'Heading over the old and the new English text',
  },
  translation: {
    id: 'site.staffTranslations.editor.translation',
    defaultMessage: 'Translation: {language}',
    description: 'Label of the field',
  },
  length: {
    id: 'site.staffTranslations.editor.length',
    defaultMessage: 'Characters: {count}; the English has {original}.',
    description: 'Under the field',
  },
  longer: {
    id: 'site.staffTranslations.editor.longer',
    defaultMessage:
      'Characters: {count}; the English has {original}. It is {percent} longer; up to {limit} usually fits. Look at the page.',
    description: 'Under the field, if the translation is more than 30 % longer',
  },
  placeholders: {
    id: 'site.staffTranslations.editor.placeholders',
    defaultMessage: 'Keep these in your text; the page puts something in their place:',
    description: 'Before the placeholders of a text, each a button',
  },
  insert: {
    id: 'site.staffTranslations.editor.insert',
    defaultMessage: 'Insert {placeholder}',
    description: 'Button, for screen readers',
  },
  notThere: {
    id: 'site.staffTranslations.editor.notThere',
    defaultMessage: 'Put {placeholders} into your text: without it the page shows something wrong.',
    description: 'At the field, when someone saves without a placeholder',
  },
  save: { id: 'site.staffTranslations.editor.save', defaultMessage: 'Save', description: 'Button' },
  saving: {
    id: 'site.staffTranslations.editor.saving',
    defaultMessage: 'Saving…',
    description: 'State of the field',
  },
  saved: {
    id: 'site.staffTranslations.editor.saved',
    defaultMessage: 'Saved. All pages show it within half a minute.',
    description: 'State of the field, once visitors see the text',
  },
  savedInDraft: {
    id: 'site.staffTranslations.editor.savedInDraft',
    defaultMessage: 'Saved in the draft of its list, not published. Publish the list under Content.',
    description: 'State of the field, a text of the content',
  },
  nothing: {
    id: 'site.staffTranslations.editor.nothing',
    defaultMessage: 'Write the translation first.',
    description: 'At the field, when someone saves an empty text',
  },
  undo: {
    id: 'site.staffTranslations.editor.undo',
    defaultMessage: 'Undo what I typed',
    description: 'Button: back to the text that is saved',
  },
  takeBack: {
    id: 'site.staffTranslations.editor.takeBack',
    defaultMessage: 'Take back the change',
    description: 'Button, and title of its dialog: the text of the program is shown again',
  },
  takeBackText: {
    id: 'site.staffTranslations.editor.takeBackText',
    defaultMessage: 'All pages show the text of the program again:',
    description: 'In the dialog, before that text',
  },
  takenBack: {
    id: 'site.staffTranslations.editor.takenBack',
    defaultMessage: 'The text of the program is back',
    description: 'Message when it is done',
  },
  overridden: {
    id: 'site.staffTranslations.editor.overridden',
    defaultMessage: 'This text was changed here. The program has:',
    description: 'Before the text of the program',
  },
  draftWaits: {
    id: 'site.staffTranslations.editor.draftWaits',
    defaultMessage: 'A draft of this list waits, saved by {who}. Visitors do not see it before it is published.',
    description: 'Above the field',
  },
  toContent: {
    id: 'site.staffTranslations.editor.toContent',
    defaultMessage: 'Open the list under Content',
    description: 'Link',
  },
  newer: {
    id: 'site.staffTranslations.editor.newer',
    defaultMessage: 'Someone else has changed this text since you began',
    description: 'Title of a warning: two people write',
  },
  newerText: {
    id: 'site.staffTranslations.editor.newerText',
    defaultMessage: 'Nothing was overwritten, and what you wrote is kept below. Choose which one stays.',
    description: 'Text of a warning',
  },
  theirs: {
    id: 'site.staffTranslations.editor.theirs',
    defaultMessage: 'The text of the other one',
    description: 'Before the newer text',
  },
  gone: {
    id: 'site.staffTranslations.editor.gone',
    defaultMessage: 'This text is not in the list',
    description: 'Title',
  },
  goneText: {
    id: 'site.staffTranslations.editor.goneText',
    defaultMessage: 'It may have another state now. Change the filters, or choose another text.',
    description: 'Under “This text is not in the list”',
  },
  readOnly: {
    id: 'site.staffTranslations.editor.readOnly',
    defaultMessage: 'Your role reads the translations. An editor or an administrator can change them.',
    description: 'In the row of buttons',
  },
  bar: {
    id: 'site.staffTranslations.editor.bar',
    defaultMessage: 'What can be done with the text',
    description: 'Name of the row of buttons, for screen readers',
  },
});
