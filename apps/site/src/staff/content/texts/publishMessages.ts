import { defineMessages, type NoMessageValues } from 'react-intl';

export const publishMessages = defineMessages<{
  bar: NoMessageValues;
  publish: NoMessageValues;
  schedule: NoMessageValues;
  compare: NoMessageValues;
  compareTitle: NoMessageValues;
  history: NoMessageValues;
  readOnly: NoMessageValues;
  allPublished: NoMessageValues;
  published: NoMessageValues;
  notPublished: NoMessageValues;
  scheduleTitle: NoMessageValues;
  scheduleText: NoMessageValues;
  day: NoMessageValues;
  time: NoMessageValues;
  scheduleInPast: NoMessageValues;
  scheduled: { date: string; time: string };
  unschedule: NoMessageValues;
  isScheduled: NoMessageValues;
  isUnscheduled: NoMessageValues;
  discard: NoMessageValues;
  discarded: NoMessageValues;
  historyTitle: NoMessageValues;
  by: { who: string };
  shownNow: NoMessageValues;
  showDifference: NoMessageValues;
  showVersion: { at: string };
  putBackTitle: NoMessageValues;
  putBackText: NoMessageValues;
  putBack: NoMessageValues;
  wasPutBack: NoMessageValues;
  versionFailed: NoMessageValues;
  allVersions: NoMessageValues;
  same: NoMessageValues;
  added: NoMessageValues;
  removed: NoMessageValues;
  moved: NoMessageValues;
  before: NoMessageValues;
  after: NoMessageValues;
  yes: NoMessageValues;
  no: NoMessageValues;
  nothing: NoMessageValues;
  'origin.start': NoMessageValues;
  'origin.load': NoMessageValues;
  'origin.restore': NoMessageValues;
  'origin.staff': NoMessageValues;
}>({
  bar: { id: 'site.staffContent.publish.bar', defaultMessage: 'Publishing', description: 'Name of the row of buttons' },
  publish: { id: 'site.staffContent.publish.publish', defaultMessage: 'Publish', description: 'Button' },
  schedule: { id: 'site.staffContent.publish.schedule', defaultMessage: 'Schedule', description: 'Button' },
  compare: { id: 'site.staffContent.publish.compare', defaultMessage: 'Compare with published', description: 'Button' },
  compareTitle: {
    id: 'site.staffContent.publish.compareTitle',
    defaultMessage: 'What will change',
    description: 'Title of a dialog',
  },
  history: { id: 'site.staffContent.publish.history', defaultMessage: 'History', description: 'Button' },
  readOnly: {
    id: 'site.staffContent.publish.readOnly',
    defaultMessage: 'Your role reads the content. An editor can change it.',
    description: 'In the row of buttons',
  },
  allPublished: {
    id: 'site.staffContent.publish.allPublished',
    defaultMessage: 'Visitors see all of it.',
    description: 'In the row of buttons: there is no draft',
  },
  published: {
    id: 'site.staffContent.publish.published',
    defaultMessage: 'Published. Visitors see it within half a minute.',
    description: 'Title of a message',
  },
  notPublished: {
    id: 'site.staffContent.publish.notPublished',
    defaultMessage: 'Not published yet',
    description: 'Title of a message: something must be corrected first',
  },
  scheduleTitle: {
    id: 'site.staffContent.publish.scheduleTitle',
    defaultMessage: 'When should it be published?',
    description: 'Title of a dialog',
  },
  scheduleText: {
    id: 'site.staffContent.publish.scheduleText',
    defaultMessage: 'In the time of Kinshasa. Until then the draft can be changed.',
    description: 'Text of a dialog',
  },
  day: { id: 'site.staffContent.publish.day', defaultMessage: 'Day', description: 'Label of a field' },
  time: { id: 'site.staffContent.publish.time', defaultMessage: 'Time', description: 'Label of a field' },
  scheduleInPast: {
    id: 'site.staffContent.publish.scheduleInPast',
    defaultMessage: 'Choose a time that is still to come.',
    description: 'Error at a field',
  },
  scheduled: {
    id: 'site.staffContent.publish.scheduled',
    defaultMessage: 'It will be published on {date} at {time}.',
    description: 'In the dialog',
  },
  unschedule: {
    id: 'site.staffContent.publish.unschedule',
    defaultMessage: 'Do not publish by itself',
    description: 'Button',
  },
  isScheduled: {
    id: 'site.staffContent.publish.isScheduled',
    defaultMessage: 'The time is set',
    description: 'Title of a message',
  },
  isUnscheduled: {
    id: 'site.staffContent.publish.isUnscheduled',
    defaultMessage: 'It will not be published by itself',
    description: 'Title of a message',
  },
  discard: { id: 'site.staffContent.publish.discard', defaultMessage: 'Throw the draft away', description: 'Button' },
  discarded: {
    id: 'site.staffContent.publish.discarded',
    defaultMessage: 'The draft is gone',
    description: 'Title of a message',
  },
  historyTitle: {
    id: 'site.staffContent.publish.historyTitle',
    defaultMessage: 'What was published before',
    description: 'Title of a dialog',
  },
  by: { id: 'site.staffContent.publish.by', defaultMessage: 'By {who}', description: 'In the row of a version' },
  shownNow: {
    id: 'site.staffContent.publish.shownNow',
    defaultMessage: 'Visible now',
    description: 'In the row of the version that visitors see',
  },
  showDifference: {
    id: 'site.staffContent.publish.showDifference',
    defaultMessage: 'What differs',
    description: 'Button',
  },
  showVersion: {
    id: 'site.staffContent.publish.showVersion',
    defaultMessage: 'What differs: {at}',
    description: 'Name of the button for screen readers. {at}: day and time',
  },
  putBackTitle: {
    id: 'site.staffContent.publish.putBackTitle',
    defaultMessage: 'What differs from now',
    description: 'Title of a dialog',
  },
  putBackText: {
    id: 'site.staffContent.publish.putBackText',
    defaultMessage:
      'First what visitors see now, then what they see if you put this version back. Today’s version stays in the history.',
    description: 'Text of a dialog',
  },
  putBack: { id: 'site.staffContent.publish.putBack', defaultMessage: 'Put it back', description: 'Button' },
  wasPutBack: {
    id: 'site.staffContent.publish.wasPutBack',
    defaultMessage: 'The earlier version is published again',
    description: 'Title of a message',
  },
  versionFailed: {
    id: 'site.staffContent.publish.versionFailed',
    defaultMessage: 'This version did not load. Try again.',
    description: 'Title of a message',
  },
  allVersions: { id: 'site.staffContent.publish.allVersions', defaultMessage: 'All versions', description: 'Button' },
  same: {
    id: 'site.staffContent.publish.same',
    defaultMessage: 'There is no difference.',
    description: 'Instead of a list of differences',
  },
  added: { id: 'site.staffContent.publish.added', defaultMessage: 'new', description: 'After a field or an item' },
  removed: {
    id: 'site.staffContent.publish.removed',
    defaultMessage: 'removed',
    description: 'After a field or an item',
  },
  moved: { id: 'site.staffContent.publish.moved', defaultMessage: 'in another order', description: 'After a list' },
  before: {
    id: 'site.staffContent.publish.before',
    defaultMessage: 'Before:',
    description: 'Before the old value, which is beside the new one',
  },
  after: {
    id: 'site.staffContent.publish.after',
    defaultMessage: 'After:',
    description: 'Before the new value, which is beside the old one',
  },
  yes: { id: 'site.staffContent.publish.yes', defaultMessage: 'Yes', description: 'A value' },
  no: { id: 'site.staffContent.publish.no', defaultMessage: 'No', description: 'A value' },
  nothing: { id: 'site.staffContent.publish.nothing', defaultMessage: '(empty)', description: 'A value' },
  'origin.start': {
    id: 'site.staffContent.publish.origin.start',
    defaultMessage: 'With a start of the server',
    description: 'Who published a version',
  },
  'origin.load': {
    id: 'site.staffContent.publish.origin.load',
    defaultMessage: 'From files',
    description: 'Who published a version',
  },
  'origin.restore': {
    id: 'site.staffContent.publish.origin.restore',
    defaultMessage: 'Put back on the server',
    description: 'Who published a version',
  },
  'origin.staff': {
    id: 'site.staffContent.publish.origin.staff',
    defaultMessage: 'In the browser',
    description: 'Who published a version',
  },
});
