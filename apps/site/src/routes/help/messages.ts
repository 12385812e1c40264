import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.help.title', defaultMessage: 'Help', description: 'Page title and heading' },
  description: {
    id: 'site.help.description',
    defaultMessage: 'What you can do on this site, what to do when something does not work, and how to reach a person.',
    description: 'What the page is about; at most 160 characters',
  },
  languageTitle: { id: 'site.help.languageTitle', defaultMessage: 'Change the language', description: 'Heading' },
  languageText: {
    id: 'site.help.languageText',
    defaultMessage:
      'Choose English, Français, Lingala or Kiswahili in the bar at the top or at the end of each page. The site keeps your choice for the next visit. What you have typed into a form stays.',
    description: 'Under the heading',
  },
  giveTitle: { id: 'site.help.giveTitle', defaultMessage: 'Give', description: 'Heading' },
  giveText: {
    id: 'site.help.giveText',
    defaultMessage:
      'The page lists bank transfer, PayPal, mobile money and wallets with a button that copies each address. We never ask for your PIN or password.',
    description: 'Under the heading',
  },
  donate: { id: 'site.help.donate', defaultMessage: 'Donate', description: 'Link to the page of that name' },
  applyTitle: {
    id: 'site.help.applyTitle',
    defaultMessage: 'Apply as a volunteer or a partner',
    description: 'Heading',
  },
  applyText: {
    id: 'site.help.applyText',
    defaultMessage:
      'You need no account. Fields marked * are required. What you write stays on your device until you send it, and you can finish on another day. After sending you get a reference number: keep it.',
    description: 'Under the heading',
  },
  volunteers: {
    id: 'site.help.volunteers',
    defaultMessage: 'Volunteers',
    description: 'Link to the page of that name',
  },
  partners: { id: 'site.help.partners', defaultMessage: 'Partners', description: 'Link to the page of that name' },
  kycTitle: { id: 'site.help.kycTitle', defaultMessage: 'The identity check', description: 'Heading' },
  kycText: {
    id: 'site.help.kycText',
    defaultMessage:
      'It has five steps and asks for two documents, each a photo or a PDF. It is not saved on your device, so have the papers ready. If sending a document is interrupted, send that one again. The others have arrived.',
    description: 'Under the heading',
  },
  dataTitle: { id: 'site.help.dataTitle', defaultMessage: 'Read the climate data', description: 'Heading' },
  dataText: {
    id: 'site.help.dataText',
    defaultMessage:
      'The portal shows weather and air of the provinces with the time of each value. The values are computed by a model. The assistant answers questions about them and about this site.',
    description: 'Under the heading',
  },
  coursesTitle: { id: 'site.help.coursesTitle', defaultMessage: 'Find a course', description: 'Heading' },
  coursesText: {
    id: 'site.help.coursesText',
    defaultMessage:
      'Filter the list by subject, level and words, and open a course on its provider’s site. You can note which subjects you want, and change that later with your e-mail address.',
    description: 'Under the heading',
  },
  learning: {
    id: 'site.help.learning',
    defaultMessage: 'Digital literacy',
    description: 'Link to the page of that name',
  },
  troubleTitle: {
    id: 'site.help.troubleTitle',
    defaultMessage: 'When something does not work',
    description: 'Heading',
  },
  troubleOne: {
    id: 'site.help.troubleOne',
    defaultMessage: 'A part says that it could not be loaded: press “Try again”. The rest of the page still works.',
    description: 'In a list',
  },
  troubleTwo: {
    id: 'site.help.troubleTwo',
    defaultMessage:
      'A form was not sent: it says why at its button and keeps what you wrote. Press the button again; nothing is stored twice.',
    description: 'In a list',
  },
  troubleThree: {
    id: 'site.help.troubleThree',
    defaultMessage: 'On a slow connection, wait until the page is complete: text first, then pictures.',
    description: 'In a list',
  },
  troubleFour: {
    id: 'site.help.troubleFour',
    defaultMessage: 'Something is wrong or missing: tell us.',
    description: 'In a list',
  },
  feedback: { id: 'site.help.feedback', defaultMessage: 'Send feedback', description: 'Link to the page of that name' },
  dataHeldTitle: { id: 'site.help.dataHeldTitle', defaultMessage: 'Your own data', description: 'Heading' },
  dataHeldText: {
    id: 'site.help.dataHeldText',
    defaultMessage:
      'You can ask for a copy of all that we hold about you, and for its deletion. To leave the newsletter use the link in any of its letters.',
    description: 'Under the heading',
  },
  privacy: { id: 'site.help.privacy', defaultMessage: 'Privacy policy', description: 'Link to the page of that name' },
  personTitle: { id: 'site.help.personTitle', defaultMessage: 'Reach a person', description: 'Heading' },
  personText: {
    id: 'site.help.personText',
    defaultMessage: 'Write to us. With a question about something you sent, have its reference number at hand.',
    description: 'Under the heading',
  },
  portal: { id: 'site.help.portal', defaultMessage: 'Climate data', description: 'Link to the page of that name' },
  biodiversity: {
    id: 'site.help.biodiversity',
    defaultMessage: 'Biodiversity',
    description: 'Link to the page of that name',
  },
  climateMitigation: {
    id: 'site.help.climateMitigation',
    defaultMessage: 'Climate and reforestation',
    description: 'Link to the page of that name',
  },
  communityEmpowerment: {
    id: 'site.help.communityEmpowerment',
    defaultMessage: 'Community empowerment',
    description: 'Link to the page of that name',
  },
  impact: { id: 'site.help.impact', defaultMessage: 'Our impact', description: 'Link to the page of that name' },
  wildlife: { id: 'site.help.wildlife', defaultMessage: 'Wildlife', description: 'Link to the page of that name' },
  partnerships: {
    id: 'site.help.partnerships',
    defaultMessage: 'Partnerships',
    description: 'Name of a page, in a link to it',
  },
  communityVoice: {
    id: 'site.help.communityVoice',
    defaultMessage: 'Community voice',
    description: 'Name of a page, in a link to it',
  },
  responsibleMinerals: {
    id: 'site.help.responsibleMinerals',
    defaultMessage: 'Responsible minerals',
    description: 'Name of a page, in a link to it',
  },
  ethicalSourcing: {
    id: 'site.help.ethicalSourcing',
    defaultMessage: 'Ethical sourcing',
    description: 'Name of a page, in a link to it',
  },
  communityUnderstanding: {
    id: 'site.help.communityUnderstanding',
    defaultMessage: 'Community understanding',
    description: 'Name of a page, in a link to it',
  },
  ourStory: {
    id: 'site.help.ourStory',
    defaultMessage: 'Our story',
    description: 'Name of a page, in a link to it',
  },
  privacyPolicy: {
    id: 'site.help.privacyPolicy',
    defaultMessage: 'Privacy policy',
    description: 'Name of a page, in a link to it',
  },
});
