import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.partnerships.title', defaultMessage: 'Partnerships', description: 'Page title and heading' },
  description: {
    id: 'site.partnerships.description',
    defaultMessage: 'News of our partnerships, what partners gain, and how to apply in three steps.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.partnerships.lead',
    defaultMessage:
      'What one group cannot do alone, several do together. Here is who works with us, and what they have to say.',
    description: 'Under the heading of the page',
  },
  apply: {
    id: 'site.partnerships.apply',
    defaultMessage: 'Apply for Partnership',
    description: 'Button that opens the application',
  },
  addUpdate: {
    id: 'site.partnerships.addUpdate',
    defaultMessage: 'Add Update',
    description: 'Button that opens the form for news of a partnership',
  },
  picture: {
    id: 'site.partnerships.picture',
    defaultMessage:
      'Illustration: people sit in a circle under a great tree; somebody stands beside a chart and explains.',
    description: 'What the leading picture shows',
  },
  error: {
    id: 'site.partnerships.error',
    defaultMessage: 'Error loading partnerships page.',
    description: 'Said when the content of the page could not be fetched',
  },
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
  partnersTitle: {
    id: 'site.partnerships.partners.title',
    defaultMessage: 'Around the tree',
    description: 'Heading over the partners, who are shown around a picture of a meeting under a tree',
  },
  partnersCount: {
    id: 'site.partnerships.stats.partners',
    defaultMessage: 'Total partners',
    description: 'Under the number of partners',
  },
  projects: {
    id: 'site.partnerships.stats.projects',
    defaultMessage: 'Joint projects',
    description: 'Under the number of projects that are run with partners',
  },
  countries: {
    id: 'site.partnerships.stats.countries',
    defaultMessage: 'Countries',
    description: 'Under the number of countries from which partners come',
  },
  thisMonth: {
    id: 'site.partnerships.stats.month',
    defaultMessage: 'This Month',
    description: 'Under the number of partnerships that were agreed this month',
  },
  figuresSource: {
    id: 'site.partnerships.stats.source',
    defaultMessage: '2025, told by the foundation',
    description: 'Date and source of figures about partners',
  },
  monthSource: {
    id: 'site.partnerships.stats.monthSource',
    defaultMessage: 'Stands in until it is counted',
    description: 'In the place of the source of a figure that nobody has counted yet',
  },
  updatesTitle: {
    id: 'site.partnerships.updates.title',
    defaultMessage: 'Partnership updates',
    description: 'Heading over the news of partners, donors and collaborations',
  },
  updatesLead: {
    id: 'site.partnerships.updates.lead',
    defaultMessage: 'Whoever works with us speaks here in their own words, the newest on top.',
    description: 'Under the heading over the news',
  },
  benefitsTitle: {
    id: 'site.partnerships.benefits.title',
    defaultMessage: 'What partners gain',
    description: 'Heading over what a partnership brings',
  },
  storiesTitle: {
    id: 'site.partnerships.stories.title',
    defaultMessage: 'What came of it',
    description: 'Heading over three success stories',
  },
  categoriesTitle: {
    id: 'site.partnerships.categories.title',
    defaultMessage: 'There is room for you',
    description: 'Heading over the four kinds of partners, beside the button to apply',
  },
  categoriesLead: {
    id: 'site.partnerships.categories.lead',
    defaultMessage: 'The application takes three short steps. You can stop and go on later on the same device.',
    description: 'Under the heading over the four kinds of partners',
  },
  international: {
    id: 'site.partnerships.category.international',
    defaultMessage: 'International Organizations',
    description: 'One of four kinds of partners',
  },
  internationalText: {
    id: 'site.partnerships.category.international.text',
    defaultMessage: 'Funds and networks that bring money, methods and a voice beyond our borders.',
    description: 'What international organizations do in a partnership',
  },
  local: {
    id: 'site.partnerships.category.local',
    defaultMessage: 'Local Communities',
    description: 'One of four kinds of partners',
  },
  localText: {
    id: 'site.partnerships.category.local.text',
    defaultMessage: 'Village groups and cooperatives that know the land and decide what happens on it.',
    description: 'What local communities do in a partnership',
  },
  government: {
    id: 'site.partnerships.category.government',
    defaultMessage: 'Government Agencies',
    description: 'One of four kinds of partners',
  },
  governmentText: {
    id: 'site.partnerships.category.government.text',
    defaultMessage: 'Ministries, provinces and town halls that open doors and look after what was built.',
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
});
