import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.privacyPolicy.title', defaultMessage: 'Privacy policy', description: 'Page title and heading' },
  description: {
    id: 'site.privacyPolicy.description',
    defaultMessage: 'Which data we keep, why, for how long, and how to have them deleted.',
    description: 'What the page is about; at most 160 characters',
  },
  shortTitle: { id: 'site.privacyPolicy.shortTitle', defaultMessage: 'In short', description: 'Heading' },
  shortOne: {
    id: 'site.privacyPolicy.shortOne',
    defaultMessage: 'You can read the whole site without telling us who you are.',
    description: 'In a list',
  },
  shortTwo: {
    id: 'site.privacyPolicy.shortTwo',
    defaultMessage: 'No advertising, nothing that follows you, and no other company’s program runs in these pages.',
    description: 'In a list',
  },
  shortThree: {
    id: 'site.privacyPolicy.shortThree',
    defaultMessage:
      'What you write into a form reaches us only when you press its button. One exception: in the course form your e-mail address is looked up as soon as you have typed it. We do not sell anything you write.',
    description: 'In a list',
  },
  shortFour: {
    id: 'site.privacyPolicy.shortFour',
    defaultMessage: 'You can ask for a copy of what we hold about you, and for its deletion.',
    description: 'In a list',
  },
  formsTitle: { id: 'site.privacyPolicy.formsTitle', defaultMessage: 'What you send us', description: 'Heading' },
  formsText: {
    id: 'site.privacyPolicy.formsText',
    defaultMessage:
      'All of it is in the database of our server. Unless another time is named, it stays until you ask us to delete it or we no longer need it.',
    description: 'Under the heading',
  },
  volunteer: { id: 'site.privacyPolicy.volunteer', defaultMessage: 'Volunteer application', description: 'A form' },
  volunteerText: {
    id: 'site.privacyPolicy.volunteerText',
    defaultMessage:
      'Name, e-mail, phone if you give it, place, interests, skills, availability, experience, and why you want to come.',
    description: 'What is kept of it',
  },
  partner: { id: 'site.privacyPolicy.partner', defaultMessage: 'Partnership application', description: 'A form' },
  partnerText: {
    id: 'site.privacyPolicy.partnerText',
    defaultMessage:
      'Organisation, contact person, e-mail, phone, and what you write about your plans; in the long form also legal form, registration and tax number.',
    description: 'What is kept of it',
  },
  post: { id: 'site.privacyPolicy.post', defaultMessage: 'Update of a partner', description: 'A form' },
  postText: {
    id: 'site.privacyPolicy.postText',
    defaultMessage: 'It is public: everyone reads what you write, with the name that you write.',
    description: 'What is kept of it',
  },
  feedback: { id: 'site.privacyPolicy.feedback', defaultMessage: 'Feedback', description: 'A form' },
  feedbackText: {
    id: 'site.privacyPolicy.feedbackText',
    defaultMessage: 'Your message, and your e-mail address if you want an answer.',
    description: 'What is kept of it',
  },
  courses: { id: 'site.privacyPolicy.courses', defaultMessage: 'Course interests', description: 'A form' },
  coursesText: {
    id: 'site.privacyPolicy.coursesText',
    defaultMessage:
      'Name, e-mail, the subjects you choose, level and language. Anyone who knows your address can look them up.',
    description: 'What is kept of it',
  },
  newsletter: { id: 'site.privacyPolicy.newsletter', defaultMessage: 'Newsletter', description: 'A form' },
  newsletterText: {
    id: 'site.privacyPolicy.newsletterText',
    defaultMessage:
      'Your e-mail address, until you unsubscribe. Every letter has a link for that, and it deletes the address at once.',
    description: 'What is kept of it',
  },
  account: { id: 'site.privacyPolicy.account', defaultMessage: 'Account', description: 'A form' },
  accountText: {
    id: 'site.privacyPolicy.accountText',
    defaultMessage:
      'User name, e-mail, and a value computed from your password, from which the password cannot be read. A sign-in ends after seven days.',
    description: 'What is kept of it',
  },
  assistant: {
    id: 'site.privacyPolicy.assistant',
    defaultMessage: 'Questions to the assistant',
    description: 'The assistant',
  },
  assistantText: {
    id: 'site.privacyPolicy.assistantText',
    defaultMessage:
      'They are answered and not stored. If a language model is connected, each question is sent to it with passages of this site.',
    description: 'What is kept of it',
  },
  kycTitle: { id: 'site.privacyPolicy.kycTitle', defaultMessage: 'Identity check (KYC)', description: 'Heading' },
  kycOne: {
    id: 'site.privacyPolicy.kycOne',
    defaultMessage:
      'Everything you write and both documents are encrypted before they are stored. Only the reference number, the times and the state can be read.',
    description: 'In a list',
  },
  kycTwo: {
    id: 'site.privacyPolicy.kycTwo',
    defaultMessage: 'The names of your files are not kept, and nothing of this form stays on your device.',
    description: 'In a list',
  },
  kycThree: {
    id: 'site.privacyPolicy.kycThree',
    defaultMessage: 'We keep the record for seven years. Then the staff delete it.',
    description: 'In a list',
  },
  kycFour: {
    id: 'site.privacyPolicy.kycFour',
    defaultMessage: 'When a member of the staff opens a record, the name, the time and what was done are noted first.',
    description: 'In a list',
  },
  mailTitle: { id: 'site.privacyPolicy.mailTitle', defaultMessage: 'E-mail from us', description: 'Heading' },
  mailText: {
    id: 'site.privacyPolicy.mailText',
    defaultMessage:
      'When you send a form we confirm it by e-mail. The e-mail gives the reference number, never what you wrote. For an identity check none is sent. A message that was sent is removed after a day, one that failed within thirty days or with the next clean-up.',
    description: 'Under the heading',
  },
  logTitle: { id: 'site.privacyPolicy.logTitle', defaultMessage: 'What the server notes', description: 'Heading' },
  logOne: {
    id: 'site.privacyPolicy.logOne',
    defaultMessage:
      'Its log may have a line for each call: which call it was, and the network you came from, not your whole address, and nothing that you wrote.',
    description: 'In a list',
  },
  logTwo: {
    id: 'site.privacyPolicy.logTwo',
    defaultMessage:
      'So that no one floods the site it counts how often an address writes. It keeps a coded value in place of the address, for a day at most.',
    description: 'In a list',
  },
  logThree: {
    id: 'site.privacyPolicy.logThree',
    defaultMessage:
      'So that nothing is stored twice it remembers for a day that a form was sent, again as a coded value.',
    description: 'In a list',
  },
  backupTitle: { id: 'site.privacyPolicy.backupTitle', defaultMessage: 'Copies for safety', description: 'Heading' },
  backupText: {
    id: 'site.privacyPolicy.backupText',
    defaultMessage:
      'Copies of the database are made so that an accident loses nothing. What is deleted stays in older copies until they are removed. After an erasure the staff repeats it if an older copy has to be put back.',
    description: 'Under the heading',
  },
  whoTitle: { id: 'site.privacyPolicy.whoTitle', defaultMessage: 'Who sees it', description: 'Heading' },
  whoText: {
    id: 'site.privacyPolicy.whoText',
    defaultMessage:
      'The staff who answer you, on the machine of the server; there is no way in from the site. Donations are made with your bank, your operator or your wallet: we do not see your card or your PIN. The weather comes from Open-Meteo, which learns nothing about you.',
    description: 'Under the heading',
  },
  deviceTitle: { id: 'site.privacyPolicy.deviceTitle', defaultMessage: 'On your device', description: 'Heading' },
  deviceText: {
    id: 'site.privacyPolicy.deviceText',
    defaultMessage: 'Your language, and what you have not sent yet. The cookie policy names each thing.',
    description: 'Under the heading',
  },
  cookies: {
    id: 'site.privacyPolicy.cookies',
    defaultMessage: 'Cookie policy',
    description: 'Link to the page of that name',
  },
  askTitle: {
    id: 'site.privacyPolicy.askTitle',
    defaultMessage: 'Ask for a copy or a deletion',
    description: 'Heading',
  },
  askOne: {
    id: 'site.privacyPolicy.askOne',
    defaultMessage:
      'Write to us from the e-mail address that it is about. We look through every table for that address and send you all that we find.',
    description: 'In a list',
  },
  askTwo: {
    id: 'site.privacyPolicy.askTwo',
    defaultMessage: 'Ask for the deletion in the same way.',
    description: 'In a list',
  },
  askThree: {
    id: 'site.privacyPolicy.askThree',
    defaultMessage:
      'Records of an identity check stay until the seven years are over, unless the law lets us delete them earlier.',
    description: 'In a list',
  },
  askFour: {
    id: 'site.privacyPolicy.askFour',
    defaultMessage:
      'What you sent without an e-mail address we can only find by its reference number, and a post by its text.',
    description: 'In a list',
  },
});
