import { defineMessages, type NoMessageValues } from 'react-intl';

type Value = { value: string };

/** What keeps a draft from being published, by the kind of the problem; to be read after the place. */
export const problemMessages = defineMessages<{
  blank: NoMessageValues;
  noLanguage: NoMessageValues;
  required: NoMessageValues;
  additionalProperties: NoMessageValues;
  invalid: NoMessageValues;
  maxLength: Value;
  minLength: Value;
  maxItems: Value;
  minItems: Value;
  maximum: Value;
  minimum: Value;
  date: NoMessageValues;
  address: NoMessageValues;
  deadLink: Value;
  noPicture: Value;
  repeated: Value;
  noTime: NoMessageValues;
  endsBefore: NoMessageValues;
  noFile: Value;
  malformed: NoMessageValues;
  placeholders: Value;
  noPlaceholders: Value;
  unknownDuration: Value;
  unknownList: Value;
}>({
  blank: {
    id: 'site.staffContent.problem.blank',
    defaultMessage: 'must not be blank',
    description: 'After the name of a field',
  },
  noLanguage: {
    id: 'site.staffContent.problem.noLanguage',
    defaultMessage: 'is empty: write it in one language at least',
    description: 'After the name of a field',
  },
  required: {
    id: 'site.staffContent.problem.required',
    defaultMessage: 'is missing something: fill in every field of it',
    description: 'After the name of an item or a field',
  },
  additionalProperties: {
    id: 'site.staffContent.problem.additionalProperties',
    defaultMessage: 'has a field that this list does not have: remove it',
    description: 'After the name of an item or a field',
  },
  invalid: {
    id: 'site.staffContent.problem.invalid',
    defaultMessage: 'has a form that is not possible here: look at how others in the list are written',
    description: 'After the name of a field',
  },
  maxLength: {
    id: 'site.staffContent.problem.maxLength',
    defaultMessage: 'must have at most {value} characters: shorten it',
    description: 'After the name of a field',
  },
  minLength: {
    id: 'site.staffContent.problem.minLength',
    defaultMessage: 'is too short: write at least {value} characters',
    description: 'After the name of a field',
  },
  maxItems: {
    id: 'site.staffContent.problem.maxItems',
    defaultMessage: 'has too many items: keep at most {value}',
    description: 'After the name of a list',
  },
  minItems: {
    id: 'site.staffContent.problem.minItems',
    defaultMessage: 'has too few items: at least {value}',
    description: 'After the name of a list',
  },
  maximum: {
    id: 'site.staffContent.problem.maximum',
    defaultMessage: 'must be at most {value}',
    description: 'After the name of a number',
  },
  minimum: {
    id: 'site.staffContent.problem.minimum',
    defaultMessage: 'must be at least {value}',
    description: 'After the name of a number',
  },
  date: {
    id: 'site.staffContent.problem.date',
    defaultMessage: 'must be a day of the calendar',
    description: 'After the name of a date',
  },
  address: {
    id: 'site.staffContent.problem.address',
    defaultMessage: 'must be a whole address, such as https://example.org',
    description: 'After the name of a link',
  },
  deadLink: {
    id: 'site.staffContent.problem.deadLink',
    defaultMessage: 'leads to {value}, which is neither a page nor a file of the site',
    description: 'After the name of a link',
  },
  noPicture: {
    id: 'site.staffContent.problem.noPicture',
    defaultMessage: 'uses the picture “{value}”, which does not exist: choose another one',
    description: 'After the name of a picture',
  },
  repeated: {
    id: 'site.staffContent.problem.repeated',
    defaultMessage: 'repeats “{value}” of another item: each must have its own',
    description: 'After the name of a field',
  },
  noTime: {
    id: 'site.staffContent.problem.noTime',
    defaultMessage: 'must be a day and a time of the calendar',
    description: 'After the name of a field',
  },
  endsBefore: {
    id: 'site.staffContent.problem.endsBefore',
    defaultMessage: 'must be later than the start',
    description: 'After the name of a field',
  },
  noFile: {
    id: 'site.staffContent.problem.noFile',
    defaultMessage: 'names the file “{value}”, which does not exist: upload it again',
    description: 'After the name of a file',
  },
  malformed: {
    id: 'site.staffContent.problem.malformed',
    defaultMessage: 'has curly brackets that do not go together: compare with another language',
    description: 'After the name of a field',
  },
  placeholders: {
    id: 'site.staffContent.problem.placeholders',
    defaultMessage: 'must have in curly brackets what the English has: {value}',
    description: 'After the name of a field',
  },
  noPlaceholders: {
    id: 'site.staffContent.problem.noPlaceholders',
    defaultMessage: 'has {value} in curly brackets, which the English does not have: remove it',
    description: 'After the name of a field',
  },
  unknownDuration: {
    id: 'site.staffContent.problem.unknownDuration',
    defaultMessage: 'has the duration “{value}”, which is not in the list of durations',
    description: 'After the name of a course',
  },
  unknownList: {
    id: 'site.staffContent.problem.unknownList',
    defaultMessage: 'names the list {value}, which does not exist: remove it',
    description: 'After the name of a list',
  },
});
