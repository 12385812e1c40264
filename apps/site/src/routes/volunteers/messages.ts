import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.volunteers.title', defaultMessage: 'Volunteers', description: 'Page title and heading' },
  description: {
    id: 'site.volunteers.description',
    defaultMessage:
      'Give a weekend, an evening or a season: field data, teaching and reforestation, near you or online.',
    description: 'What the page is about; at most 160 characters',
  },
  back: { id: 'site.volunteers.back', defaultMessage: 'Back to home', description: 'Link over the heading' },
  picture: {
    id: 'site.volunteers.picture',
    defaultMessage: 'Illustration: rows of young trees on red soil at sunrise',
    description: 'What the picture shows, for those who do not see it',
  },
  nextEvents: {
    id: 'site.volunteers.nextEvents',
    defaultMessage: 'Next events',
    description: 'Heading over the next planting days and meetings',
  },
  opportunities: {
    id: 'site.volunteers.opportunities',
    defaultMessage: 'Current Opportunities',
    description: 'Heading over what volunteers are wanted for',
  },
  loading: {
    id: 'site.volunteers.loading',
    defaultMessage: 'Loading opportunities...',
    description: 'Said while the opportunities are being fetched',
  },
  error: {
    id: 'site.volunteers.error',
    defaultMessage: 'Error loading opportunities.',
    description: 'Said when the opportunities could not be fetched',
  },
  empty: {
    id: 'site.volunteers.empty',
    defaultMessage: 'No role is open right now. You can still apply.',
    description: 'In the place of the opportunities when there are none',
  },
  check: {
    id: 'site.volunteers.check',
    defaultMessage: 'Requires a background check',
    description: 'At an opportunity that requires one',
  },
  notice: {
    id: 'site.volunteers.notice',
    defaultMessage: 'Some roles require a background check.',
    description: 'Under the opportunities',
  },
  aside: {
    id: 'site.volunteers.aside',
    defaultMessage: 'Help with the form, and other ways to help',
    description: 'Name of the column beside the form, for screen readers',
  },
  know: {
    id: 'site.volunteers.know',
    defaultMessage: 'Good to know',
    description: 'Heading beside the form',
  },
  knowAccount: {
    id: 'site.volunteers.know.account',
    defaultMessage: 'You need no account.',
    description: 'Beside the form',
  },
  knowSaved: {
    id: 'site.volunteers.know.saved',
    defaultMessage: 'What you write stays on this device until you send it. You can come back to it, or clear it.',
    description: 'Beside the form',
  },
  knowReference: {
    id: 'site.volunteers.know.reference',
    defaultMessage: 'You get a reference number once your form has arrived. Keep it.',
    description: 'Beside the form',
  },
  talk: {
    id: 'site.volunteers.talk',
    defaultMessage: 'Prefer to talk first?',
    description: 'Heading over phone numbers and an e-mail address',
  },
  talkText: {
    id: 'site.volunteers.talk.text',
    defaultMessage: 'Write to us.',
    description: 'Over phone numbers and an e-mail address',
  },
  others: {
    id: 'site.volunteers.others',
    defaultMessage: 'Other ways to help',
    description: 'Heading over three links to other pages',
  },
  donate: {
    id: 'site.volunteers.donate',
    defaultMessage: 'Donate',
    description: 'Link to the page of that name',
  },
  donateText: {
    id: 'site.volunteers.donate.text',
    defaultMessage: 'By mobile money, bank transfer, PayPal or crypto.',
    description: 'Under the link to the page on donations',
  },
  climate: {
    id: 'site.volunteers.climate',
    defaultMessage: 'Climate and reforestation',
    description: 'Link to the page of that name',
  },
  climateText: {
    id: 'site.volunteers.climate.text',
    defaultMessage: 'How forests come back, and how villages live with a changing climate.',
    description: 'Under the link to the page on climate and reforestation',
  },
  community: {
    id: 'site.volunteers.community',
    defaultMessage: 'Community empowerment',
    description: 'Link to the page of that name',
  },
  communityText: {
    id: 'site.volunteers.community.text',
    defaultMessage: 'Skills, leadership and small enterprises that people build for themselves.',
    description: 'Under the link to the page on community empowerment',
  },
  paper: {
    id: 'site.volunteers.paper',
    defaultMessage: 'On paper: fill this in and post it to {address}, or call {phone}.',
    description: 'Above a form, when the page is printed',
  },
  events: {
    id: 'site.volunteers.events',
    defaultMessage: 'Events to come to',
    description: 'Link to the page with planting days, classes and meetings',
  },
});
