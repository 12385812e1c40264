import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.privacyDetails.title',
    defaultMessage: 'Privacy in detail',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.privacyDetails.description',
    defaultMessage: 'What each form stores, and what our mail, log and copies hold and for how long.',
    description: 'What the page is about; at most 160 characters',
  },
  formsTitle: { id: 'site.privacyDetails.formsTitle', defaultMessage: 'What each form stores', description: 'Heading' },
  volunteer: { id: 'site.privacyDetails.volunteer', defaultMessage: 'Volunteer application', description: 'A form' },
  volunteerText: {
    id: 'site.privacyDetails.volunteerText',
    defaultMessage:
      'Name, e-mail, phone if you give it, place, interests, skills, availability, experience, and why you want to come.',
    description: 'What is kept of it',
  },
  partner: { id: 'site.privacyDetails.partner', defaultMessage: 'Partnership application', description: 'A form' },
  partnerText: {
    id: 'site.privacyDetails.partnerText',
    defaultMessage:
      'Organisation, contact person, e-mail, phone, and what you write about your plans; in the long form also legal form, registration and tax number.',
    description: 'What is kept of it',
  },
  post: { id: 'site.privacyDetails.post', defaultMessage: 'Update of a partner', description: 'A form' },
  postText: {
    id: 'site.privacyDetails.postText',
    defaultMessage: 'It is public: everyone reads what you write, with the name that you write.',
    description: 'What is kept of it',
  },
  feedback: { id: 'site.privacyDetails.feedback', defaultMessage: 'Feedback', description: 'A form' },
  feedbackText: {
    id: 'site.privacyDetails.feedbackText',
    defaultMessage: 'Your message, and your e-mail address if you want an answer.',
    description: 'What is kept of it',
  },
  draft: {
    id: 'site.privacyDetails.draft',
    defaultMessage: 'Identity check, unfinished',
    description: 'Heading of an entry in the list of forms',
  },
  draftText: {
    id: 'site.privacyDetails.draftText',
    defaultMessage:
      'Only if your browser runs no scripts: the answers of the pages so far, encrypted, until 30 minutes after the last one.',
    description: 'What is stored of an identity check that is not finished',
  },
  courses: { id: 'site.privacyDetails.courses', defaultMessage: 'Course interests', description: 'A form' },
  coursesText: {
    id: 'site.privacyDetails.coursesText',
    defaultMessage:
      'Name, e-mail, the subjects you choose, level and language. Anyone who knows your address can look them up.',
    description: 'What is kept of it',
  },
  consultation: {
    id: 'site.privacyDetails.consultation',
    defaultMessage: 'Request for a consultation',
    description: 'A form',
  },
  consultationText: {
    id: 'site.privacyDetails.consultationText',
    defaultMessage: 'Name, e-mail, organisation if you give it, and your message.',
    description: 'What is kept of it',
  },
  gift: { id: 'site.privacyDetails.gift', defaultMessage: '“I have sent a gift”', description: 'A form' },
  giftText: {
    id: 'site.privacyDetails.giftText',
    defaultMessage:
      'How you gave, amount, currency, day and reference of the transfer, your e-mail, and your name if you give it. A gift with a receipt belongs to our accounts: the law on accounting (OHADA) has us keep it for ten years after its year. Then it is deleted.',
    description: 'What is kept of it, for how long, and why',
  },
  signUp: { id: 'site.privacyDetails.signUp', defaultMessage: 'Sign-up for an event', description: 'A form' },
  signUpText: {
    id: 'site.privacyDetails.signUpText',
    defaultMessage:
      'The event, your name, e-mail, telephone and note if you give them, how many come, and your language. It is deleted 90 days after the event.',
    description: 'What is kept of it, and for how long',
  },
  newsletter: { id: 'site.privacyDetails.newsletter', defaultMessage: 'Newsletter', description: 'A form' },
  newsletterText: {
    id: 'site.privacyDetails.newsletterText',
    defaultMessage:
      'Your e-mail address and the form you used, until you unsubscribe. Every letter has a link for that, and it deletes the address at once. An address that is not confirmed is deleted after 30 days. If letters come back, we keep it only to send nothing more.',
    description: 'What is kept of it',
  },
  account: { id: 'site.privacyDetails.account', defaultMessage: 'Account', description: 'A form' },
  accountText: {
    id: 'site.privacyDetails.accountText',
    defaultMessage:
      'User name, e-mail, and a value computed from your password, from which the password cannot be read. A sign-in ends after seven days.',
    description: 'What is kept of it',
  },
  assistant: {
    id: 'site.privacyDetails.assistant',
    defaultMessage: 'Questions to the assistant',
    description: 'The assistant',
  },
  assistantText: {
    id: 'site.privacyDetails.assistantText',
    defaultMessage:
      'They are answered and not stored, except those that got no answer: for 90 days, without e-mail addresses, phone numbers or who asked. If a language model is connected, each question is sent to it with passages of this site.',
    description: 'What is kept of it',
  },
  mailTitle: { id: 'site.privacyDetails.mailTitle', defaultMessage: 'E-mail from us', description: 'Heading' },
  mailText: {
    id: 'site.privacyDetails.mailText',
    defaultMessage:
      'When you send a form we confirm it by e-mail. The e-mail gives the reference number, never what you wrote. A message that was sent is removed after a day, one that failed within thirty days or with the next clean-up.',
    description: 'Under the heading',
  },
  logTitle: { id: 'site.privacyDetails.logTitle', defaultMessage: 'What the server notes', description: 'Heading' },
  logOne: {
    id: 'site.privacyDetails.logOne',
    defaultMessage:
      'Its log may have a line for each call: which call it was, and the network you came from, not your whole address, and nothing that you wrote.',
    description: 'In a list',
  },
  logTwo: {
    id: 'site.privacyDetails.logTwo',
    defaultMessage:
      'So that no one floods the site it counts how often an address writes. It keeps a coded value in place of the address, for a day at most.',
    description: 'In a list',
  },
  logFour: {
    id: 'site.privacyDetails.logFour',
    defaultMessage:
      'So that the foundation knows what is read, it counts pages by day and language: without a cookie, your address or who you are, for 400 days.',
    description: 'In a list',
  },
  logThree: {
    id: 'site.privacyDetails.logThree',
    defaultMessage:
      'So that nothing is stored twice it remembers for thirty-one days that a form was sent, again as a coded value.',
    description: 'In a list',
  },
  backupTitle: { id: 'site.privacyDetails.backupTitle', defaultMessage: 'Copies for safety', description: 'Heading' },
  backupText: {
    id: 'site.privacyDetails.backupText',
    defaultMessage:
      'Copies of the database are made so that an accident loses nothing. What is deleted stays in older copies until they are removed. After an erasure the staff repeats it if an older copy has to be put back.',
    description: 'Under the heading',
  },
  privacy: {
    id: 'site.privacyDetails.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Link to the page of that name',
  },
});
