import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const homeMessages = defineMessages({
  title: {
    id: 'site.home.title',
    defaultMessage: 'Nzete Foundation: climate action from the Congo Basin',
    description: 'Title of the home page in the browser tab and in search results; at most 60 characters',
  },
  description: {
    id: 'site.home.description',
    defaultMessage:
      'Young Congolese people plant forests, bring clean water, prepare to protect wildlife and make the climate data of all 26 provinces free to use.',
    description: 'Description of the home page for search results; at most 160 characters',
  },
  heroSubtitle: {
    id: 'site.home.hero.subtitle',
    defaultMessage: 'Climate action from the Congo Basin',
    description: 'Short line above the main heading of the home page',
  },
  heroDescription: {
    id: 'site.home.hero.description',
    defaultMessage:
      'We are young Congolese people. We plant forests, bring clean water, prepare to protect wildlife and open the climate data of every province.',
    description: 'Sentence under the main heading',
  },
  heroVolunteer: {
    id: 'site.home.hero.volunteer',
    defaultMessage: 'Join the volunteers',
    description: 'Button to the volunteer page',
  },
  heroWatch: {
    id: 'site.home.hero.watch',
    defaultMessage: 'Watch impact',
    description: 'Button that opens a dialog about the impact video',
  },
  statTrees: {
    id: 'site.home.stats.trees',
    defaultMessage: 'trees planted',
    description: 'After a number such as 50,000+',
  },
  statVolunteers: {
    id: 'site.home.stats.volunteers',
    defaultMessage: 'volunteers',
    description: 'After a number such as 500+',
  },
  videoTitle: {
    id: 'site.home.video.title',
    defaultMessage: 'Our impact on film',
    description: 'Heading of the video dialog',
  },
  videoText: {
    id: 'site.home.video.text',
    defaultMessage: 'The impact video is coming soon. Until then, the monthly reports tell what we did, with figures.',
    description: 'Text of the video dialog',
  },
  videoReports: {
    id: 'site.home.video.reports',
    defaultMessage: 'Read the reports',
    description: 'Button in the video dialog, to /reports',
  },
  videoClose: {
    id: 'site.home.video.close',
    defaultMessage: 'Close',
    description: 'Button that closes the video dialog',
  },
  missionTag: {
    id: 'site.home.mission.tag',
    defaultMessage: 'Our mission',
    description: 'Short line above the mission heading',
  },
  missionTitle: {
    id: 'site.home.mission.title',
    defaultMessage: 'Forest, water and knowledge belong together',
    description: 'Heading of the mission section',
  },
  missionLead: {
    id: 'site.home.mission.lead',
    defaultMessage: 'We are a youth-led foundation, launched in 2021.',
    description: 'First paragraph of the mission section',
  },
  missionStart: {
    id: 'site.home.mission.start',
    defaultMessage: 'We began in Nsele, near Kinshasa, with land and a borehole for clean water.',
    description: 'Second paragraph of the mission section',
  },
  missionPeople: {
    id: 'site.home.mission.people',
    defaultMessage: 'We work with young people, with adults learning to read, and with children living on the street.',
    description: 'Third paragraph of the mission section',
  },
  missionStory: {
    id: 'site.home.mission.story',
    defaultMessage: 'Read our story',
    description: 'Button to /our-story',
  },
  missionReports: {
    id: 'site.home.mission.reports',
    defaultMessage: 'See the monthly reports',
    description: 'Link to /reports',
  },
  missionPicture: {
    id: 'site.home.mission.picture',
    defaultMessage: 'Illustration: a village in the evening light, with solar panels on the roofs',
    description: 'Alternative text of the mission picture',
  },
  highlightsTitle: {
    id: 'site.home.highlights.title',
    defaultMessage: 'Recent Impact Highlights',
    description: 'Heading of the six impact cards',
  },
  highlightsPeriod: {
    id: 'site.home.highlights.period',
    defaultMessage: 'The last 12 months',
    description: 'Period of the six impact cards',
  },
  highlightsAll: { id: 'site.home.highlights.all', defaultMessage: 'All our impact', description: 'Link to /impact' },
  involvedTitle: {
    id: 'site.home.involved.title',
    defaultMessage: 'Get Involved',
    description: 'Heading of the ways to take part',
  },
  volunteerTitle: {
    id: 'site.home.involved.volunteer.title',
    defaultMessage: 'Volunteer',
    description: 'A way to take part',
  },
  volunteerText: {
    id: 'site.home.involved.volunteer.text',
    defaultMessage: 'Plant, teach or collect data.',
    description: 'Sentence beside Volunteer',
  },
  partnerTitle: {
    id: 'site.home.involved.partner.title',
    defaultMessage: 'Become a partner',
    description: 'A way to take part',
  },
  partnerText: {
    id: 'site.home.involved.partner.text',
    defaultMessage: 'Tell us what you bring.',
    description: 'Sentence beside Become a partner',
  },
  giveTitle: { id: 'site.home.involved.give.title', defaultMessage: 'Donate', description: 'A way to take part' },
  giveText: {
    id: 'site.home.involved.give.text',
    defaultMessage: 'See the ways to give.',
    description: 'Sentence beside Donate',
  },
  dataTitle: {
    id: 'site.home.involved.data.title',
    defaultMessage: 'Use the climate data',
    description: 'A way to take part',
  },
  dataText: {
    id: 'site.home.involved.data.text',
    defaultMessage: 'Weather and air of every province.',
    description: 'Sentence beside Use the climate data',
  },
  valuesTitle: {
    id: 'site.home.values.title',
    defaultMessage: 'Core Values',
    description: 'Heading of the six values',
  },
  focusTitle: {
    id: 'site.home.focus.title',
    defaultMessage: 'What we work on',
    description: 'Heading of the focus-areas block',
  },
  newsReports: {
    id: 'site.home.news.reports',
    defaultMessage: 'Monthly impact reports',
    description: 'Link to /reports',
  },
});

export const heroTitleMessage = defineMessage<{ line: MessageTag }>({
  id: 'site.home.hero.title',
  defaultMessage: '<line>Where one</line> <line>tree stands,</line> <line>a forest follows</line>',
  description:
    'Main heading of the home page. Each <line> is a line, broken by sense; two or three lines of at most 18 characters',
});

/**
 * Two messages instead of a plural: browsers lack plural rules for Lingala, and loading those of
 * the other languages is slow.
 */
export const boreholeMessages = defineMessages({
  one: {
    id: 'site.home.stats.borehole',
    defaultMessage: 'borehole',
    description: 'Under the number of boreholes: one',
  },
  other: {
    id: 'site.home.stats.boreholes',
    defaultMessage: 'boreholes',
    description: 'Under the number of boreholes: several',
  },
});
