import { defineMessages } from 'react-intl';

export const footerMessages = defineMessages({
  mission: {
    id: 'site.common.footer.mission',
    defaultMessage:
      'Nzete means tree in Lingala. A youth-led foundation in the Democratic Republic of Congo that plants trees, brings water, teaches and publishes what it measures.',
    description: 'The mission in one or two sentences, in the footer',
  },
  takePart: {
    id: 'site.common.footer.takePart',
    defaultMessage: 'Take part',
    description: 'Heading of a list of links',
  },
  reports: {
    id: 'site.common.footer.reports',
    defaultMessage: 'Monthly impact reports',
    description: 'Link to /reports',
  },
  volunteers: {
    id: 'site.common.footer.volunteers',
    defaultMessage: 'Volunteer opportunities',
    description: 'Link to /volunteers',
  },
  collaboration: {
    id: 'site.common.footer.collaboration',
    defaultMessage: 'Partner collaboration updates',
    description: 'Link to /partnerships',
  },
  partners: {
    id: 'site.common.footer.partners',
    defaultMessage: 'Become a partner',
    description: 'Link to /partner-collaboration',
  },
  donate: { id: 'site.common.footer.donate', defaultMessage: 'Donate', description: 'Link to /donate' },
  about: { id: 'site.common.footer.about', defaultMessage: 'About', description: 'Link to /about' },
  story: { id: 'site.common.footer.story', defaultMessage: 'Our story', description: 'Link to /our-story' },
  team: { id: 'site.common.footer.team', defaultMessage: 'Team', description: 'Link to /team' },
  impact: { id: 'site.common.footer.impact', defaultMessage: 'Impact', description: 'Link to /impact' },
  gallery: { id: 'site.common.footer.gallery', defaultMessage: 'Photo gallery', description: 'Link to /gallery' },
  biodiversity: {
    id: 'site.common.footer.biodiversity',
    defaultMessage: 'Biodiversity',
    description: 'Link to /biodiversity',
  },
  help: { id: 'site.common.footer.help', defaultMessage: 'Help', description: 'Link to /help' },
  feedback: { id: 'site.common.footer.feedback', defaultMessage: 'Feedback', description: 'Link to /send-feedback' },
  status: {
    id: 'site.common.footer.status',
    defaultMessage: 'Where your application stands',
    description: 'Link to /status',
  },
  account: { id: 'site.common.footer.account', defaultMessage: 'Your account', description: 'Link to /account' },
  privacy: {
    id: 'site.common.footer.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Link to /privacy-policy',
  },
  terms: {
    id: 'site.common.footer.terms',
    defaultMessage: 'Terms of service',
    description: 'Link to /terms-of-service',
  },
  cookies: { id: 'site.common.footer.cookies', defaultMessage: 'Cookie policy', description: 'Link to /cookie-policy' },
  accessibility: {
    id: 'site.common.footer.accessibility',
    defaultMessage: 'Accessibility',
    description: 'Link to /accessibility',
  },
});
