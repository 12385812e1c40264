import { defineMessages, type NoMessageValues } from 'react-intl';

export const draftMessages = defineMessages<{
  none: NoMessageValues;
  changed: NoMessageValues;
  saving: NoMessageValues;
  saved: { time: string };
  savedBefore: { date: string; time: string; who: string };
  notSaved: NoMessageValues;
  saveNow: NoMessageValues;
  scheduled: { date: string; time: string };
  published: { at: string };
  publishedBy: { at: string; who: string };
  savedByOther: { who: string; date: string; time: string };
  publishedByOther: { who: string; date: string; time: string };
  someone: NoMessageValues;
  plannedByOther: { date: string; time: string };
  plannedText: NoMessageValues;
  conflictText: NoMessageValues;
  compareWithTheirs: NoMessageValues;
  takeTheirs: NoMessageValues;
  keepMine: NoMessageValues;
  theirs: NoMessageValues;
  mine: NoMessageValues;
  'notInTime.changed': NoMessageValues;
  'notInTime.problems': NoMessageValues;
  'notInTime.not-approved': NoMessageValues;
}>({
  none: { id: 'site.staffContent.draft.none', defaultMessage: 'No draft', description: 'State of the form' },
  changed: { id: 'site.staffContent.draft.changed', defaultMessage: 'Not saved yet', description: 'State of the form' },
  saving: {
    id: 'site.staffContent.draft.saving',
    defaultMessage: 'Saving the draft…',
    description: 'State of the form',
  },
  saved: {
    id: 'site.staffContent.draft.saved',
    defaultMessage: 'Draft saved {time}',
    description: 'State of the form, today',
  },
  savedBefore: {
    id: 'site.staffContent.draft.savedBefore',
    defaultMessage: 'Draft saved {date}, {time}, by {who}',
    description: 'State of the form',
  },
  notSaved: {
    id: 'site.staffContent.draft.notSaved',
    defaultMessage: 'Not saved. What you wrote is kept in this tab.',
    description: 'State of the form',
  },
  saveNow: { id: 'site.staffContent.draft.saveNow', defaultMessage: 'Save now', description: 'Button' },
  scheduled: {
    id: 'site.staffContent.draft.scheduled',
    defaultMessage: 'Will be published {date}, {time}',
    description: 'State of the draft',
  },
  published: {
    id: 'site.staffContent.draft.published',
    defaultMessage: 'Last published {at}',
    description: '{at}: day and time',
  },
  publishedBy: {
    id: 'site.staffContent.draft.publishedBy',
    defaultMessage: 'Last published {at} by {who}',
    description: '{at}: day and time',
  },
  savedByOther: {
    id: 'site.staffContent.draft.savedByOther',
    defaultMessage: '{who} saved this on {date} at {time}',
    description: 'Title of a warning: two people write',
  },
  publishedByOther: {
    id: 'site.staffContent.draft.publishedByOther',
    defaultMessage: '{who} published this list on {date} at {time}',
    description: 'Title of a warning: two people write',
  },
  plannedByOther: {
    id: 'site.staffContent.draft.plannedByOther',
    defaultMessage: 'Meanwhile someone has planned to publish it on {date} at {time}',
    description: 'Title of a warning: a colleague planned the draft that this person changes',
  },
  plannedText: {
    id: 'site.staffContent.draft.plannedText',
    defaultMessage:
      'Nothing was overwritten, and what you wrote is kept. If you keep yours, the time is withdrawn: then choose it again.',
    description: 'Text of a warning: a colleague planned the draft that this person changes',
  },
  someone: { id: 'site.staffContent.draft.someone', defaultMessage: 'Someone', description: 'Instead of a name' },
  conflictText: {
    id: 'site.staffContent.draft.conflictText',
    defaultMessage: 'Nothing was overwritten, and what you wrote is kept. Compare, then choose which one stays.',
    description: 'Text of a warning',
  },
  compareWithTheirs: {
    id: 'site.staffContent.draft.compareWithTheirs',
    defaultMessage: 'Compare both',
    description: 'Button, and title of its dialog',
  },
  takeTheirs: {
    id: 'site.staffContent.draft.takeTheirs',
    defaultMessage: 'Use the other one',
    description: 'Button: gives up what this person wrote',
  },
  keepMine: {
    id: 'site.staffContent.draft.keepMine',
    defaultMessage: 'Keep mine',
    description: 'Button: saves over what the other wrote',
  },
  theirs: {
    id: 'site.staffContent.draft.theirs',
    defaultMessage: 'The other one:',
    description: 'Before the value that a colleague saved, beside one’s own',
  },
  mine: {
    id: 'site.staffContent.draft.mine',
    defaultMessage: 'Mine:',
    description: 'Before one’s own value, beside that of a colleague',
  },
  'notInTime.changed': {
    id: 'site.staffContent.draft.notInTime.changed',
    defaultMessage: 'It was not published at its time: the list had changed. Compare, then publish.',
    description: 'Warning: a scheduled draft',
  },
  'notInTime.problems': {
    id: 'site.staffContent.draft.notInTime.problems',
    defaultMessage: 'It was not published at its time: something is to be corrected.',
    description: 'Warning: a scheduled draft',
  },
  'notInTime.not-approved': {
    id: 'site.staffContent.draft.notInTime.not-approved',
    defaultMessage:
      'It was not published at its time: it changes where donations go, which takes two people. Propose it.',
    description: 'Warning: a scheduled draft',
  },
});
