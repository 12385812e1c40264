import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.help.title', defaultMessage: 'Help', description: 'Page title and heading' },
  description: {
    id: 'site.help.description',
    defaultMessage: 'How to use this site, and how to reach a person.',
    description: 'What the page is about; at most 160 characters',
  },
  languageTitle: { id: 'site.help.languageTitle', defaultMessage: 'Language', description: 'Heading' },
  languageText: {
    id: 'site.help.languageText',
    defaultMessage: 'Choose it in the bar at the top or at the end of each page.',
    description: 'Under the heading',
  },
  giveTitle: { id: 'site.help.giveTitle', defaultMessage: 'Give', description: 'Heading' },
  giveText: {
    id: 'site.help.giveText',
    defaultMessage: 'We never ask for your PIN or password.',
    description: 'Under the heading',
  },
  donate: { id: 'site.help.donate', defaultMessage: 'Donate', description: 'Link to the page of that name' },
  applyTitle: {
    id: 'site.help.applyTitle',
    defaultMessage: 'Applications',
    description: 'Heading',
  },
  applyText: {
    id: 'site.help.applyText',
    defaultMessage:
      'You need no account. What you write stays on your device until you send it. Keep the reference number.',
    description: 'Under the heading',
  },
  volunteers: {
    id: 'site.help.volunteers',
    defaultMessage: 'Volunteers',
    description: 'Link to the page of that name',
  },
  partners: { id: 'site.help.partners', defaultMessage: 'Partners', description: 'Link to the page of that name' },
  kycTitle: { id: 'site.help.kycTitle', defaultMessage: 'Identity check', description: 'Heading' },
  kycText: {
    id: 'site.help.kycText',
    defaultMessage: 'Have two documents ready, as photos or PDF. If sending one is interrupted, send it again.',
    description: 'Under the heading',
  },
  dataTitle: { id: 'site.help.dataTitle', defaultMessage: 'Climate data', description: 'Heading' },
  dataText: {
    id: 'site.help.dataText',
    defaultMessage: 'The values are computed by a model. The assistant answers questions.',
    description: 'Under the heading',
  },
  coursesTitle: { id: 'site.help.coursesTitle', defaultMessage: 'Courses', description: 'Heading' },
  coursesText: {
    id: 'site.help.coursesText',
    defaultMessage: 'Filter the list, and open a course on its provider’s site.',
    description: 'Under the heading',
  },
  learning: {
    id: 'site.help.learning',
    defaultMessage: 'Digital literacy',
    description: 'Link to the page of that name',
  },
  troubleTitle: {
    id: 'site.help.troubleTitle',
    defaultMessage: 'Problems',
    description: 'Heading',
  },
  troubleOne: {
    id: 'site.help.troubleOne',
    defaultMessage: 'A part could not be loaded: press “Try again”.',
    description: 'In a list',
  },
  troubleTwo: {
    id: 'site.help.troubleTwo',
    defaultMessage: 'A form was not sent: press its button again.',
    description: 'In a list',
  },
  troubleThree: {
    id: 'site.help.troubleThree',
    defaultMessage: 'On a slow connection pictures come last.',
    description: 'In a list',
  },
  troubleFour: {
    id: 'site.help.troubleFour',
    defaultMessage: 'Something is wrong: tell us.',
    description: 'In a list',
  },
  feedback: { id: 'site.help.feedback', defaultMessage: 'Send feedback', description: 'Link to the page of that name' },
  dataHeldTitle: { id: 'site.help.dataHeldTitle', defaultMessage: 'Your data', description: 'Heading' },
  dataHeldText: {
    id: 'site.help.dataHeldText',
    defaultMessage: 'Ask for a copy of all that we hold about you, or for its deletion.',
    description: 'Under the heading',
  },
  privacy: { id: 'site.help.privacy', defaultMessage: 'Privacy policy', description: 'Link to the page of that name' },
  personTitle: { id: 'site.help.personTitle', defaultMessage: 'Reach a person', description: 'Heading' },
  personText: {
    id: 'site.help.personText',
    defaultMessage: 'Write to us, with your reference number.',
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
