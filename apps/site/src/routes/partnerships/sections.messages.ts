import { defineMessages } from 'react-intl';

/** The texts of the sections below the first screen. */
export const messages = defineMessages({
  receivedTitle: {
    id: 'site.partnerships.received.title',
    defaultMessage: 'Your application has arrived',
    description: 'On the page after an application was sent, above its reference number',
  },
  receivedText: {
    id: 'site.partnerships.received.text',
    defaultMessage: 'Keep the number: it is what we ask for when you write to us.',
    description: 'On the page after an application was sent, before its reference number',
  },
  status: {
    id: 'site.partnerships.status',
    defaultMessage: 'Where your application stands',
    description: 'Link to /status after a form was sent; the title of that page',
  },
  updatesTitle: {
    id: 'site.partnerships.updates.title',
    defaultMessage: 'Partnership updates',
    description: 'Heading over the news of partners, donors and collaborations',
  },
  rss: {
    id: 'site.partnerships.updates.rss',
    defaultMessage: 'RSS',
    description: 'Link to the feed of the updates; a name',
  },
  benefitsTitle: {
    id: 'site.partnerships.benefits.title',
    defaultMessage: 'What partners gain',
    description: 'Heading over what a partnership brings',
  },
  storiesTitle: {
    id: 'site.partnerships.stories.title',
    defaultMessage: 'Results',
    description: 'Heading over three success stories',
  },
  storiesLink: {
    id: 'site.partnerships.stories.link',
    defaultMessage: 'Read the stories',
    description: 'Link to the page that tells the success stories in full',
  },
  categoriesTitle: {
    id: 'site.partnerships.categories.title',
    defaultMessage: 'There is room for you',
    description: 'Heading over the four kinds of partners, beside the button to apply',
  },
  categoriesLead: {
    id: 'site.partnerships.categories.lead',
    defaultMessage: 'The application takes three steps.',
    description: 'Under the heading over the four kinds of partners',
  },
  consult: {
    id: 'site.partnerships.consult',
    defaultMessage: 'Request a consultation',
    description: 'Button that opens a short form, for those who do not apply yet',
  },
  guide: {
    id: 'site.partnerships.guide',
    defaultMessage: 'Download the guide',
    description: 'Link to the guide for partners, a file',
  },
  international: {
    id: 'site.partnerships.category.international',
    defaultMessage: 'International Organizations',
    description: 'One of four kinds of partners',
  },
  internationalText: {
    id: 'site.partnerships.category.international.text',
    defaultMessage: 'Funds and networks that bring money and methods.',
    description: 'What international organizations do in a partnership',
  },
  local: {
    id: 'site.partnerships.category.local',
    defaultMessage: 'Local Communities',
    description: 'One of four kinds of partners',
  },
  localText: {
    id: 'site.partnerships.category.local.text',
    defaultMessage: 'Village groups and cooperatives that know the land.',
    description: 'What local communities do in a partnership',
  },
  government: {
    id: 'site.partnerships.category.government',
    defaultMessage: 'Government Agencies',
    description: 'One of four kinds of partners',
  },
  governmentText: {
    id: 'site.partnerships.category.government.text',
    defaultMessage: 'Ministries, provinces and town halls.',
    description: 'What government agencies do in a partnership',
  },
  private: {
    id: 'site.partnerships.category.private',
    defaultMessage: 'Private Sector',
    description: 'One of four kinds of partners',
  },
  privateText: {
    id: 'site.partnerships.category.private.text',
    defaultMessage: 'Companies that bring tools, skills and fair trade.',
    description: 'What companies do in a partnership',
  },
  noScriptUpdates: {
    id: 'site.partnerships.updates.noScript',
    defaultMessage: 'Older updates need JavaScript. Write to us, and we will send them to you.',
    description: 'For browsers without JavaScript',
  },
});
