import { defineMessages, type NoMessageValues } from 'react-intl';

type Value = { value: string };

/** What keeps a draft from being published, by the kind of the problem; to be read after the place. */
export const problemMessages = defineMessages<{
  blank: NoMessageValues;
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
  spelling: Value;
  sameText: NoMessageValues;
  initials: Value;
  reportOrder: NoMessageValues;
  noTime: NoMessageValues;
  endsBefore: NoMessageValues;
}>({
  blank: {
    id: 'site.staffContent.problem.blank',
    defaultMessage: 'must not be blank',
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
  spelling: {
    id: 'site.staffContent.problem.spelling',
    defaultMessage: 'has “{value}”, which is not how this language is written here',
    description: 'After the name of a field',
  },
  sameText: {
    id: 'site.staffContent.problem.sameText',
    defaultMessage: 'is the text of another language: translate it',
    description: 'After the name of a field',
  },
  initials: {
    id: 'site.staffContent.problem.initials',
    defaultMessage: 'must be {value}, the first letters of the name',
    description: 'After the name of a field',
  },
  reportOrder: {
    id: 'site.staffContent.problem.reportOrder',
    defaultMessage: 'is later than that of the report before: the newest comes first',
    description: 'After the name of a date',
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
});
