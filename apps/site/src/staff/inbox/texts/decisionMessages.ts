import { defineMessages, type NoMessageValues } from 'react-intl';

export const decisionMessages = defineMessages<{
  bar: NoMessageValues;
  accepted: NoMessageValues;
  'more-wanted': NoMessageValues;
  refused: NoMessageValues;
  answered: NoMessageValues;
  reading: NoMessageValues;
  withdrawn: NoMessageValues;
  title: { decision: string; name: string };
  lead: { language: string };
  template: NoMessageValues;
  noTemplate: NoMessageValues;
  message: { language: string };
  wanted: NoMessageValues;
  wantedHint: NoMessageValues;
  messageMissing: NoMessageValues;
  messageLong: NoMessageValues;
  kept: NoMessageValues;
  bringBack: NoMessageValues;
  send: NoMessageValues;
  cancel: NoMessageValues;
  conflict: NoMessageValues;
  conflictWho: { who: string; status: string; date: string; time: string };
  conflictState: { status: string };
  otherDocuments: NoMessageValues;
  otherDocumentsText: NoMessageValues;
  sendAnyway: NoMessageValues;
  english: NoMessageValues;
  french: NoMessageValues;
  lingala: NoMessageValues;
  swahili: NoMessageValues;
}>({
  bar: { id: 'site.staffInbox.decision.bar', defaultMessage: 'Decision', description: 'Name of the row of buttons' },
  accepted: {
    id: 'site.staffInbox.decision.accepted',
    defaultMessage: 'Accept and write',
    description: 'Button: opens the message',
  },
  'more-wanted': {
    id: 'site.staffInbox.decision.moreWanted',
    defaultMessage: 'Ask for more',
    description: 'Button: opens the message',
  },
  refused: {
    id: 'site.staffInbox.decision.refused',
    defaultMessage: 'Refuse',
    description: 'Button: opens the message',
  },
  answered: {
    id: 'site.staffInbox.decision.answered',
    defaultMessage: 'Answer',
    description: 'Button: opens the message',
  },
  reading: {
    id: 'site.staffInbox.decision.reading',
    defaultMessage: 'Mark as being read',
    description: 'Button: tells others that someone reads it',
  },
  withdrawn: {
    id: 'site.staffInbox.decision.withdrawn',
    defaultMessage: 'Withdraw for the sender',
    description: 'Button: opens the message',
  },
  title: {
    id: 'site.staffInbox.decision.title',
    defaultMessage: '{decision}: {name}',
    description: 'Title of the dialog: the words of the button, and whose entry it is',
  },
  lead: {
    id: 'site.staffInbox.decision.lead',
    defaultMessage: 'The sender reads it in {language}: in the account, and by mail when mail is set up.',
    description: 'Under the title of the dialog',
  },
  template: {
    id: 'site.staffInbox.decision.template',
    defaultMessage: 'Template',
    description: 'Label of a choice of texts',
  },
  noTemplate: {
    id: 'site.staffInbox.decision.noTemplate',
    defaultMessage: 'Without a template',
    description: 'Choice',
  },
  message: {
    id: 'site.staffInbox.decision.message',
    defaultMessage: 'Message in {language}',
    description: 'Label of the field',
  },
  wanted: {
    id: 'site.staffInbox.decision.wanted',
    defaultMessage: 'Documents to ask for',
    description: 'Question above checkboxes, one for each document of an identity check',
  },
  wantedHint: {
    id: 'site.staffInbox.decision.wantedHint',
    defaultMessage: 'The mail gets a link that takes these for 14 days. If you tick none, it gets no link.',
    description: 'Under the question of which documents to ask for',
  },
  messageMissing: {
    id: 'site.staffInbox.decision.messageMissing',
    defaultMessage: 'Write the message first.',
    description: 'Error at the field',
  },
  messageLong: {
    id: 'site.staffInbox.decision.messageLong',
    defaultMessage: 'The message is too long. Shorten it.',
    description: 'Error at the field',
  },
  kept: {
    id: 'site.staffInbox.decision.kept',
    defaultMessage: 'You wrote this before. It has not been sent.',
    description: 'Hint at the field',
  },
  bringBack: {
    id: 'site.staffInbox.decision.bringBack',
    defaultMessage: 'Bring back what I wrote',
    description: 'Button: undoes the choice of a template',
  },
  send: { id: 'site.staffInbox.decision.send', defaultMessage: 'Send', description: 'Button of the dialog' },
  cancel: { id: 'site.staffInbox.decision.cancel', defaultMessage: 'Cancel', description: 'Button of the dialog' },
  conflict: {
    id: 'site.staffInbox.decision.conflict',
    defaultMessage: 'Someone decided before you',
    description: 'Title',
  },
  conflictWho: {
    id: 'site.staffInbox.decision.conflictWho',
    defaultMessage: '{who}: {status}, on {date} at {time}. Nothing was sent, and your message is kept.',
    description: 'Who decided, what and when',
  },
  conflictState: {
    id: 'site.staffInbox.decision.conflictState',
    defaultMessage: 'It is now: {status}. Nothing was sent, and your message is kept.',
    description: 'What the state is now',
  },
  otherDocuments: {
    id: 'site.staffInbox.decision.otherDocuments',
    defaultMessage: 'A document has arrived since you opened this',
    description: 'Title of a warning: the sender of an identity check has sent or replaced one',
  },
  otherDocumentsText: {
    id: 'site.staffInbox.decision.otherDocumentsText',
    defaultMessage: 'Nothing was sent, and your message is kept. Close this, look at the document, then decide.',
    description: 'Text of a warning',
  },
  sendAnyway: {
    id: 'site.staffInbox.decision.sendAnyway',
    defaultMessage: 'Send all the same',
    description: 'Button: decides although someone else has',
  },
  english: { id: 'site.staffInbox.decision.english', defaultMessage: 'English', description: 'A language' },
  french: { id: 'site.staffInbox.decision.french', defaultMessage: 'French', description: 'A language' },
  lingala: { id: 'site.staffInbox.decision.lingala', defaultMessage: 'Lingala', description: 'A language' },
  swahili: { id: 'site.staffInbox.decision.swahili', defaultMessage: 'Kiswahili', description: 'A language' },
});
