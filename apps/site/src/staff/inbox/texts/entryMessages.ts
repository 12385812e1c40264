import { defineMessages, type NoMessageValues } from 'react-intl';

export const entryMessages = defineMessages<{
  back: NoMessageValues;
  open: NoMessageValues;
  loading: NoMessageValues;
  failed: NoMessageValues;
  gone: NoMessageValues;
  goneText: NoMessageValues;
  closed: NoMessageValues;
  closedText: NoMessageValues;
  sent: { date: string; time: string };
  language: { language: string };
  logged: { time: string };
  fields: NoMessageValues;
  unreadable: NoMessageValues;
  yes: NoMessageValues;
  no: NoMessageValues;
  history: NoMessageValues;
  notes: NoMessageValues;
  noNotes: NoMessageValues;
  note: NoMessageValues;
  noteHint: NoMessageValues;
  noteMissing: NoMessageValues;
  addNote: NoMessageValues;
  by: { who: string; date: string; time: string };
  messages: NoMessageValues;
  care: NoMessageValues;
  remindOn: NoMessageValues;
  save: NoMessageValues;
  saved: NoMessageValues;
  notSaved: NoMessageValues;
  decided: { status: string };
  documents: NoMessageValues;
  documentsText: NoMessageValues;
  documentsClosed: NoMessageValues;
  asked: NoMessageValues;
  askedUntil: { date: string };
  askedOver: { date: string };
  askedArrived: { document: string; date: string };
  askedMissing: { document: string };
  endLink: NoMessageValues;
  showPicture: { document: string };
  hidePicture: { document: string };
  openPdf: { document: string };
  pictureFailed: NoMessageValues;
  scanWaiting: NoMessageValues;
  scanInfected: NoMessageValues;
  scanNone: NoMessageValues;
  reader: NoMessageValues;
  over: { status: string };
}>({
  back: { id: 'site.staffInbox.entry.back', defaultMessage: 'Back to the list', description: 'Link, on phones' },
  open: {
    id: 'site.staffInbox.entry.open',
    defaultMessage: 'The open entry',
    description: 'Name of the part of the page',
  },
  loading: {
    id: 'site.staffInbox.entry.loading',
    defaultMessage: 'Loading the entry...',
    description: 'While the entry loads',
  },
  failed: {
    id: 'site.staffInbox.entry.failed',
    defaultMessage: 'The entry did not load',
    description: 'Heading of a failure',
  },
  gone: {
    id: 'site.staffInbox.entry.gone',
    defaultMessage: 'This entry no longer exists',
    description: 'Heading',
  },
  goneText: {
    id: 'site.staffInbox.entry.goneText',
    defaultMessage: 'It was deleted, or the link is wrong. Choose another one in the list.',
    description: 'Under the heading',
  },
  closed: {
    id: 'site.staffInbox.entry.closed',
    defaultMessage: 'Identity checks are for reviewers and administrators',
    description: 'Heading, for someone whose role may not open it',
  },
  closedText: {
    id: 'site.staffInbox.entry.closedText',
    defaultMessage: 'They hold identity papers. Ask one of them to open it, or an administrator to change your role.',
    description: 'Under the heading',
  },
  sent: { id: 'site.staffInbox.entry.sent', defaultMessage: 'Sent on {date}, {time}', description: 'When it arrived' },
  language: {
    id: 'site.staffInbox.entry.language',
    defaultMessage: 'Language: {language}',
    description: 'The language that its sender wrote in',
  },
  logged: {
    id: 'site.staffInbox.entry.logged',
    defaultMessage: 'You opened this at {time} (logged)',
    description: 'Under the name; the look is in the audit trail',
  },
  fields: {
    id: 'site.staffInbox.entry.fields',
    defaultMessage: 'What was sent',
    description: 'Heading of the list of fields',
  },
  unreadable: {
    id: 'site.staffInbox.entry.unreadable',
    defaultMessage: 'The fields cannot be read: the key of the server does not fit. Tell an administrator.',
    description: 'Instead of the fields',
  },
  yes: { id: 'site.staffInbox.entry.yes', defaultMessage: 'Yes', description: 'Value of a field' },
  no: { id: 'site.staffInbox.entry.no', defaultMessage: 'No', description: 'Value of a field' },
  history: { id: 'site.staffInbox.entry.history', defaultMessage: 'History', description: 'Heading' },
  notes: { id: 'site.staffInbox.entry.notes', defaultMessage: 'Notes among staff', description: 'Heading' },
  noNotes: { id: 'site.staffInbox.entry.noNotes', defaultMessage: 'No notes yet.', description: 'Instead of notes' },
  note: { id: 'site.staffInbox.entry.note', defaultMessage: 'New note', description: 'Label of a field' },
  noteHint: {
    id: 'site.staffInbox.entry.noteHint',
    defaultMessage: 'The sender never sees it.',
    description: 'Under the field of a note',
  },
  noteMissing: {
    id: 'site.staffInbox.entry.noteMissing',
    defaultMessage: 'Write the note first.',
    description: 'Error at the field',
  },
  addNote: { id: 'site.staffInbox.entry.addNote', defaultMessage: 'Add the note', description: 'Button' },
  by: {
    id: 'site.staffInbox.entry.by',
    defaultMessage: '{who}, {date}, {time}',
    description: 'Who wrote it, and when',
  },
  messages: { id: 'site.staffInbox.entry.messages', defaultMessage: 'Messages to the sender', description: 'Heading' },
  care: { id: 'site.staffInbox.entry.care', defaultMessage: 'Who takes care of it', description: 'Heading' },
  remindOn: { id: 'site.staffInbox.entry.remindOn', defaultMessage: 'Remind on', description: 'Label of a date field' },
  save: { id: 'site.staffInbox.entry.save', defaultMessage: 'Save', description: 'Button' },
  saved: {
    id: 'site.staffInbox.entry.saved',
    defaultMessage: 'Saved.',
    description: 'Announced when something was saved',
  },
  notSaved: {
    id: 'site.staffInbox.entry.notSaved',
    defaultMessage: 'Nothing was saved. Look at what has changed, and try again.',
    description: 'Announced and shown when the state could not be changed',
  },
  decided: {
    id: 'site.staffInbox.entry.decided',
    defaultMessage: 'Saved: {status}',
    description: 'Announced after a decision',
  },
  documents: { id: 'site.staffInbox.entry.documents', defaultMessage: 'Documents', description: 'Heading' },
  documentsText: {
    id: 'site.staffInbox.entry.documentsText',
    defaultMessage: 'Each look is in the audit trail. A picture carries your name and the time.',
    description: 'Under the heading of the documents',
  },
  documentsClosed: {
    id: 'site.staffInbox.entry.documentsClosed',
    defaultMessage: 'Only reviewers and administrators open documents.',
    description: 'Instead of the buttons',
  },
  asked: {
    id: 'site.staffInbox.entry.asked',
    defaultMessage: 'Documents we asked for',
    description: 'Heading',
  },
  askedUntil: {
    id: 'site.staffInbox.entry.askedUntil',
    defaultMessage: 'The link that takes them works until {date}, or until the next decision.',
    description: 'Above the list of documents that the sender was asked for',
  },
  askedOver: {
    id: 'site.staffInbox.entry.askedOver',
    defaultMessage: 'The link ended on {date}. Ask for more to send a new one.',
    description: 'Above the list of documents that the sender was asked for, when the time is over',
  },
  askedArrived: {
    id: 'site.staffInbox.entry.askedArrived',
    defaultMessage: '{document}: arrived on {date}',
    description: 'A document that the sender was asked for',
  },
  askedMissing: {
    id: 'site.staffInbox.entry.askedMissing',
    defaultMessage: '{document}: not there yet',
    description: 'A document that the sender was asked for',
  },
  endLink: {
    id: 'site.staffInbox.entry.endLink',
    defaultMessage: 'End the link and mark as being read',
    description: 'Button: the link that was mailed takes no documents any more',
  },
  showPicture: {
    id: 'site.staffInbox.entry.showPicture',
    defaultMessage: 'Show: {document}',
    description: 'Button: shows a picture',
  },
  hidePicture: {
    id: 'site.staffInbox.entry.hidePicture',
    defaultMessage: 'Hide: {document}',
    description: 'Button: hides a picture',
  },
  openPdf: {
    id: 'site.staffInbox.entry.openPdf',
    defaultMessage: 'Open: {document}',
    description: 'Link: opens a PDF file in another tab',
  },
  pictureFailed: {
    id: 'site.staffInbox.entry.pictureFailed',
    defaultMessage: 'The picture did not load. Hide it and show it again.',
    description: 'Instead of a picture',
  },
  scanWaiting: {
    id: 'site.staffInbox.entry.scanWaiting',
    defaultMessage: 'It is being checked for viruses. Come back in a few minutes.',
    description: 'At a document',
  },
  scanInfected: {
    id: 'site.staffInbox.entry.scanInfected',
    defaultMessage: 'It had a virus and was deleted. Ask the sender for another one.',
    description: 'At a document',
  },
  scanNone: {
    id: 'site.staffInbox.entry.scanNone',
    defaultMessage: 'It was not checked for viruses.',
    description: 'At a document',
  },
  reader: {
    id: 'site.staffInbox.entry.reader',
    defaultMessage: 'Your role may look, not decide. Ask a reviewer.',
    description: 'Instead of the buttons of a decision',
  },
  over: {
    id: 'site.staffInbox.entry.over',
    defaultMessage: '{status}. Nothing more is to be done.',
    description: 'Instead of the buttons of a decision, when it has an end',
  },
});
