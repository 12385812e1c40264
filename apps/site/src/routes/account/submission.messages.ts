import { defineMessages } from 'react-intl';

/** What the visitor has sent. */
export const submissionMessages = defineMessages({
  listTitle: { id: 'site.account.listTitle', defaultMessage: 'My applications', description: 'Heading of the list' },
  listLoading: {
    id: 'site.account.listLoading',
    defaultMessage: 'Loading what you have sent...',
    description: 'Said while the list is being fetched',
  },
  listError: {
    id: 'site.account.listError',
    defaultMessage: 'What you have sent could not be loaded.',
    description: 'Said when the list could not be fetched',
  },
  emptyTitle: {
    id: 'site.account.emptyTitle',
    defaultMessage: 'Nothing yet',
    description: 'Title instead of an empty list',
  },
  toVolunteers: {
    id: 'site.account.toVolunteers',
    defaultMessage: 'Become a volunteer',
    description: 'Link to /volunteers',
  },
  volunteer: { id: 'site.account.volunteer', defaultMessage: 'Volunteer application', description: 'What was sent' },
  partnership: {
    id: 'site.account.partnership',
    defaultMessage: 'Partnership application',
    description: 'What was sent',
  },
  kyc: { id: 'site.account.kyc', defaultMessage: 'Identity check', description: 'What was sent' },
  feedback: { id: 'site.account.feedback', defaultMessage: 'Feedback', description: 'What was sent' },
  consultation: { id: 'site.account.consultation', defaultMessage: 'Request for a talk', description: 'What was sent' },
  'event-sign-up': {
    id: 'site.account.eventSignUp',
    defaultMessage: 'Sign-up for an event',
    description: 'What was sent',
  },
  interests: { id: 'site.account.interests', defaultMessage: 'Course interests', description: 'What was sent' },
  newsletter: { id: 'site.account.newsletter', defaultMessage: 'Newsletter', description: 'What was sent' },
  noStatus: {
    id: 'site.account.noStatus',
    defaultMessage: 'We have it, and nothing more is needed.',
    description: 'Instead of a state, for course interests and the newsletter',
  },
  messagesTitle: {
    id: 'site.account.messagesTitle',
    defaultMessage: 'What we wrote to you',
    description: 'Heading over the messages of the foundation',
  },
  contactTitle: {
    id: 'site.account.contactTitle',
    defaultMessage: 'Your contact details',
    description: 'Heading of a row that opens, and name of the form in it',
  },
  withdraw: { id: 'site.account.withdraw', defaultMessage: 'Withdraw', description: 'Button' },
  withdrawTitle: {
    id: 'site.account.withdrawTitle',
    defaultMessage: 'Withdraw this?',
    description: 'Title of the dialog',
  },
  withdrawYes: {
    id: 'site.account.withdrawYes',
    defaultMessage: 'Yes, withdraw it',
    description: 'Button of the dialog',
  },
  withdrawNo: { id: 'site.account.withdrawNo', defaultMessage: 'Keep it', description: 'Button of the dialog' },
  documents: {
    id: 'site.account.documents',
    defaultMessage: 'Add a document',
    description: 'Heading over the fields for files',
  },
  governmentId: { id: 'site.account.governmentId', defaultMessage: 'Government ID', description: 'A document' },
  proofOfAddress: { id: 'site.account.proofOfAddress', defaultMessage: 'Proof of address', description: 'A document' },
  documentsSent: {
    id: 'site.account.documentsSent',
    defaultMessage: 'The documents have arrived. We read them and write to you.',
    description: 'After the documents were sent',
  },
  name: { id: 'site.account.name', defaultMessage: 'Name', description: 'Label of a field' },
  first_name: { id: 'site.account.first_name', defaultMessage: 'First name', description: 'Label of a field' },
  last_name: { id: 'site.account.last_name', defaultMessage: 'Last name', description: 'Label of a field' },
  lastNameHint: {
    id: 'site.account.lastNameHint',
    defaultMessage: 'Leave it empty if you have only one name.',
    description: 'Below the last name',
  },
  phone: { id: 'site.account.phone', defaultMessage: 'Phone', description: 'Label of a field' },
  location: { id: 'site.account.location', defaultMessage: 'City or area', description: 'Label of a field' },
  address: { id: 'site.account.address', defaultMessage: 'Address', description: 'Label of a field' },
  city: { id: 'site.account.city', defaultMessage: 'City', description: 'Label of a field' },
  country: { id: 'site.account.country', defaultMessage: 'Country', description: 'Label of a field' },
  fieldMissing: {
    id: 'site.account.fieldMissing',
    defaultMessage: 'Write something here; it cannot be left empty.',
    description: 'Error at a field',
  },
  phoneWrong: {
    id: 'site.account.phoneWrong',
    defaultMessage: 'Write one number with the country code, for example {phone}',
    description: 'Error at the field; an example follows',
  },
  fieldRefused: {
    id: 'site.account.fieldRefused',
    defaultMessage: 'The server did not accept this. Change it and save again.',
    description: 'Error at a field',
  },
  save: { id: 'site.account.save', defaultMessage: 'Save', description: 'Button of the form' },
  saved: { id: 'site.account.saved', defaultMessage: 'Saved', description: 'After the contact details were saved' },
});

/** Those with values. */
export const submissionValueMessages = defineMessages<{
  emptyText: { email: string };
  sentOn: { date: string };
  withdrawText: { what: string; date: string };
  emailKept: { email: string };
}>({
  emptyText: {
    id: 'site.account.emptyText',
    defaultMessage:
      'Nothing was sent with {email}. If you wrote another address in a form, create an account with that one.',
    description: 'Text instead of an empty list',
  },
  sentOn: { id: 'site.account.sentOn', defaultMessage: 'Sent on {date}', description: 'The day' },
  withdrawText: {
    id: 'site.account.withdrawText',
    defaultMessage:
      '{what}, sent on {date}: nobody will work on it any more. This cannot be undone, but you may send a new one.',
    description: 'Text of the dialog; what was sent and the day',
  },
  emailKept: {
    id: 'site.account.emailKept',
    defaultMessage: 'The e-mail address {email} stays: it says whose application this is.',
    description: 'Note under the fields',
  },
});
