import { defineMessages, type NoMessageValues } from 'react-intl';

export const stateMessages = defineMessages<{
  original: NoMessageValues;
  checkedBy: { who: string };
  checked: NoMessageValues;
  outdated: NoMessageValues;
  drafted: NoMessageValues;
  missing: NoMessageValues;
  'list.checked': NoMessageValues;
  'list.none': NoMessageValues;
  'list.outdated': { count: string };
  'list.drafted': { count: string };
  'list.missing': { count: string };
  'item.checked': NoMessageValues;
  'item.outdated': NoMessageValues;
  'item.drafted': NoMessageValues;
  'item.missing': NoMessageValues;
}>({
  original: {
    id: 'site.staffContent.state.original',
    defaultMessage: 'original',
    description: 'After the name of a language: the text that the others translate',
  },
  checkedBy: {
    id: 'site.staffContent.state.checkedBy',
    defaultMessage: 'checked by {who}',
    description: 'After the name of a language',
  },
  checked: {
    id: 'site.staffContent.state.checked',
    defaultMessage: 'checked',
    description: 'After the name of a language',
  },
  outdated: {
    id: 'site.staffContent.state.outdated',
    defaultMessage: 'original has changed',
    description: 'After the name of a language',
  },
  drafted: {
    id: 'site.staffContent.state.drafted',
    defaultMessage: 'not checked yet',
    description: 'After the name of a language',
  },
  missing: {
    id: 'site.staffContent.state.missing',
    defaultMessage: 'not written yet',
    description: 'After the name of a language: readers get the text in another one',
  },
  'list.checked': {
    id: 'site.staffContent.state.list.checked',
    defaultMessage: 'All texts are checked',
    description: 'State of a list',
  },
  'list.none': {
    id: 'site.staffContent.state.list.none',
    defaultMessage: 'No text to translate',
    description: 'State of a list without texts',
  },
  'list.outdated': {
    id: 'site.staffContent.state.list.outdated',
    defaultMessage: 'Original has changed: {count}',
    description: 'State of a list. {count}: how many translations',
  },
  'list.drafted': {
    id: 'site.staffContent.state.list.drafted',
    defaultMessage: 'Not checked yet: {count}',
    description: 'State of a list. {count}: how many translations',
  },
  'list.missing': {
    id: 'site.staffContent.state.list.missing',
    defaultMessage: 'Not translated yet: {count}',
    description: 'State of a list. {count}: how many translations',
  },
  'item.checked': {
    id: 'site.staffContent.state.item.checked',
    defaultMessage: 'All texts are checked',
    description: 'State of an item',
  },
  'item.outdated': {
    id: 'site.staffContent.state.item.outdated',
    defaultMessage: 'The original of a text has changed',
    description: 'State of an item',
  },
  'item.missing': {
    id: 'site.staffContent.state.item.missing',
    defaultMessage: 'A text is not in all languages yet',
    description: 'State of an item',
  },
  'item.drafted': {
    id: 'site.staffContent.state.item.drafted',
    defaultMessage: 'A text is not checked yet',
    description: 'State of an item',
  },
});
