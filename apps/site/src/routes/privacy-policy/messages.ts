import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.privacyPolicy.title', defaultMessage: 'Privacy policy', description: 'Page title and heading' },
  description: {
    id: 'site.privacyPolicy.description',
    defaultMessage: 'Which data we keep, for how long, and how to have them deleted.',
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
      'Unless another time is named, it stays on our server until you ask us to delete it or we no longer need it.',
    description: 'Under the heading',
  },
  formsLink: {
    id: 'site.privacyPolicy.formsLink',
    defaultMessage: 'What each form stores',
    description: 'Link to the page with the details',
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
    defaultMessage:
      'We do not keep the names of your files. Your device keeps what you write in the tab of the form only, until you send it or close the tab.',
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
  whoTitle: { id: 'site.privacyPolicy.whoTitle', defaultMessage: 'Who sees it', description: 'Heading' },
  whoText: {
    id: 'site.privacyPolicy.whoText',
    defaultMessage:
      'The staff who answer you, in an area of their own; documents only with a second code. Donations are made with your bank, your operator or your wallet: we do not see your card or your PIN. The weather comes from Open-Meteo, which learns nothing about you.',
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
    defaultMessage: 'The law has us keep identity checks for seven years, and gifts with a receipt for ten years.',
    description: 'In a list',
  },
  askFour: {
    id: 'site.privacyPolicy.askFour',
    defaultMessage:
      'What you sent without an e-mail address we can only find by its reference number, and a post by its text.',
    description: 'In a list',
  },
});
