import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  description: NoMessageValues;
  back: NoMessageValues;
  tabs: NoMessageValues;
  apply: NoMessageValues;
  current: NoMessageValues;
  kyc: NoMessageValues;
  typesTitle: NoMessageValues;
  implementation: NoMessageValues;
  implementationText: NoMessageValues;
  funding: NoMessageValues;
  fundingText: NoMessageValues;
  technology: NoMessageValues;
  technologyText: NoMessageValues;
  community: NoMessageValues;
  communityText: NoMessageValues;
  research: NoMessageValues;
  researchText: NoMessageValues;
  benefitsTitle: NoMessageValues;
  network: NoMessageValues;
  networkText: NoMessageValues;
  shared: NoMessageValues;
  sharedText: NoMessageValues;
  joint: NoMessageValues;
  jointText: NoMessageValues;
  complianceTitle: NoMessageValues;
  complianceText: NoMessageValues;
  picture: NoMessageValues;
  submittedTitle: NoMessageValues;
  submittedText: NoMessageValues;
  submittedKyc: NoMessageValues;
  failedTitle: NoMessageValues;
  failedText: NoMessageValues;
  partnersTitle: NoMessageValues;
  partnersLoading: NoMessageValues;
  partnersError: NoMessageValues;
  partnersEmpty: NoMessageValues;
  total: NoMessageValues;
  projects: NoMessageValues;
  countries: NoMessageValues;
  raised: NoMessageValues;
  raisedValue: { sign: string; amount: string };
  source: NoMessageValues;
  paper: { address: string; phone: string | undefined };
}>({
  title: {
    id: 'site.partners.title',
    defaultMessage: 'Partners and collaboration',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.partners.description',
    defaultMessage: 'Apply to work with us, meet our current partners and complete the identity check.',
    description: 'What the page is about; at most 160 characters',
  },
  back: { id: 'site.partners.back', defaultMessage: 'Back to home', description: 'Link to the home page' },
  tabs: {
    id: 'site.partners.tabs',
    defaultMessage: 'Ways to work together',
    description: 'Name of the three tabs for a screen reader',
  },
  apply: { id: 'site.partners.apply', defaultMessage: 'Apply', description: 'Tab: the application form' },
  current: { id: 'site.partners.current', defaultMessage: 'Current Partners', description: 'Tab: who works with us' },
  kyc: { id: 'site.partners.kyc', defaultMessage: 'KYC Verification', description: 'Tab: the identity check' },
  typesTitle: {
    id: 'site.partners.typesTitle',
    defaultMessage: 'Five kinds of partnership',
    description: 'Heading over five kinds',
  },
  implementation: {
    id: 'site.partners.implementation',
    defaultMessage: 'Implementation',
    description: 'Kind of partnership',
  },
  implementationText: {
    id: 'site.partners.implementationText',
    defaultMessage: 'You carry out projects with us in your province.',
    description: 'Under the kind',
  },
  funding: { id: 'site.partners.funding', defaultMessage: 'Funding', description: 'Kind of partnership' },
  fundingText: {
    id: 'site.partners.fundingText',
    defaultMessage: 'You pay for trees, boreholes or courses, and we report on the results.',
    description: 'Under the kind',
  },
  technology: { id: 'site.partners.technology', defaultMessage: 'Technology', description: 'Kind of partnership' },
  technologyText: {
    id: 'site.partners.technologyText',
    defaultMessage: 'You bring sensors, software or internet to where they are missing.',
    description: 'Under the kind',
  },
  community: { id: 'site.partners.community', defaultMessage: 'Community', description: 'Kind of partnership' },
  communityText: {
    id: 'site.partners.communityText',
    defaultMessage: 'You know the people and the land, and decide with us.',
    description: 'Under the kind',
  },
  research: { id: 'site.partners.research', defaultMessage: 'Research', description: 'Kind of partnership' },
  researchText: {
    id: 'site.partners.researchText',
    defaultMessage: 'You study climate and forest with our data.',
    description: 'Under the kind',
  },
  benefitsTitle: {
    id: 'site.partners.benefitsTitle',
    defaultMessage: 'What you gain',
    description: 'Heading of the card of benefits',
  },
  network: { id: 'site.partners.network', defaultMessage: 'Global network', description: 'Benefit' },
  networkText: {
    id: 'site.partners.networkText',
    defaultMessage: 'You meet partners in several countries.',
    description: 'Under the benefit',
  },
  shared: { id: 'site.partners.shared', defaultMessage: 'Shared resources', description: 'Benefit' },
  sharedText: {
    id: 'site.partners.sharedText',
    defaultMessage: 'Nurseries, training and climate data are there for both of us.',
    description: 'Under the benefit',
  },
  joint: { id: 'site.partners.joint', defaultMessage: 'Joint projects', description: 'Benefit' },
  jointText: {
    id: 'site.partners.jointText',
    defaultMessage: 'We plan together and report on the results together.',
    description: 'Under the benefit',
  },
  complianceTitle: {
    id: 'site.partners.complianceTitle',
    defaultMessage: 'Before we sign',
    description: 'Title of the notice on compliance',
  },
  complianceText: {
    id: 'site.partners.complianceText',
    defaultMessage:
      'Some partnerships need a KYC verification and a check against sanctions lists. We tell you when yours does.',
    description: 'Text of the notice',
  },
  picture: {
    id: 'site.partners.picture',
    defaultMessage: 'Illustration: a river between forests, a person in a canoe.',
    description: 'Text for a picture',
  },
  submittedTitle: {
    id: 'site.partners.submittedTitle',
    defaultMessage: 'Application Submitted',
    description: 'Title of a message when the form has arrived',
  },
  submittedText: {
    id: 'site.partners.submittedText',
    defaultMessage: 'We will answer within 5 business days.',
    description: 'Text of the message',
  },
  submittedKyc: {
    id: 'site.partners.submittedKyc',
    defaultMessage: 'Now complete the KYC verification.',
    description: 'Text of the message when the identity check comes next',
  },
  failedTitle: {
    id: 'site.partners.failedTitle',
    defaultMessage: 'Application Failed',
    description: 'Title of a message when an application could not be sent',
  },
  failedText: {
    id: 'site.partners.failedText',
    defaultMessage: 'An error occurred while submitting your application.',
    description: 'Text of the message when the server gave no reason',
  },
  partnersTitle: {
    id: 'site.partners.partnersTitle',
    defaultMessage: 'Who works with us',
    description: 'Heading over the cards of partners',
  },
  partnersLoading: {
    id: 'site.partners.partnersLoading',
    defaultMessage: 'Loading partners...',
    description: 'Said while the partners are on their way',
  },
  partnersError: {
    id: 'site.partners.partnersError',
    defaultMessage: 'Error loading partners.',
    description: 'Said when the partners did not come',
  },
  partnersEmpty: {
    id: 'site.partners.partnersEmpty',
    defaultMessage: 'There is no partner here yet. Be the first and apply.',
    description: 'In the place of the cards',
  },
  total: { id: 'site.partners.total', defaultMessage: 'total partners', description: 'Figure' },
  projects: { id: 'site.partners.projects', defaultMessage: 'joint projects', description: 'Figure' },
  countries: { id: 'site.partners.countries', defaultMessage: 'countries', description: 'Figure' },
  raised: { id: 'site.partners.raised', defaultMessage: 'funding raised', description: 'Figure: money' },
  raisedValue: {
    id: 'site.partners.raisedValue',
    defaultMessage: '{sign}{amount}M',
    description: 'Millions of US dollars: {sign} is the sign of the dollar, {amount} a formatted number',
  },
  source: {
    id: 'site.partners.source',
    defaultMessage: 'our own records',
    description: 'After "Source:", of the figures',
  },
  paper: {
    id: 'site.partners.paper',
    defaultMessage: 'On paper: fill this in and post it to {address}, or call {phone}.',
    description: 'Above a form, when the page is printed',
  },
});
