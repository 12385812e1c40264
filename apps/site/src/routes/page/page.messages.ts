import { defineMessage, defineMessages } from 'react-intl';

/** Title and description of every page, by its key in `config/paths.ts`. A page that gets its own folder takes its two texts along. */
export const pageTitles = defineMessages({
  volunteers: { id: 'site.pages.volunteers.title', defaultMessage: 'Volunteer', description: 'Page title and heading' },
  data: { id: 'site.pages.data.title', defaultMessage: 'Climate data', description: 'Page title and heading' },
  dataPortal: {
    id: 'site.pages.dataPortal.title',
    defaultMessage: 'Climate data portal',
    description: 'Page title and heading',
  },
  impact: { id: 'site.pages.impact.title', defaultMessage: 'Our impact', description: 'Page title and heading' },
  partners: {
    id: 'site.pages.partners.title',
    defaultMessage: 'Partner collaboration',
    description: 'Page title and heading',
  },
  partnerCollaboration: {
    id: 'site.pages.partnerCollaboration.title',
    defaultMessage: 'Partner collaboration',
    description: 'Page title and heading',
  },
  partnerships: {
    id: 'site.pages.partnerships.title',
    defaultMessage: 'Partnerships',
    description: 'Page title and heading',
  },
  about: { id: 'site.pages.about.title', defaultMessage: 'About us', description: 'Page title and heading' },
  team: { id: 'site.pages.team.title', defaultMessage: 'Our team', description: 'Page title and heading' },
  gallery: { id: 'site.pages.gallery.title', defaultMessage: 'Photo gallery', description: 'Page title and heading' },
  donate: { id: 'site.pages.donate.title', defaultMessage: 'Donate', description: 'Page title and heading' },
  ourStory: { id: 'site.pages.ourStory.title', defaultMessage: 'Our story', description: 'Page title and heading' },
  reports: { id: 'site.pages.reports.title', defaultMessage: 'Monthly reports', description: 'Page title and heading' },
  climateMitigation: {
    id: 'site.pages.climateMitigation.title',
    defaultMessage: 'Climate and reforestation',
    description: 'Page title and heading',
  },
  communityEmpowerment: {
    id: 'site.pages.communityEmpowerment.title',
    defaultMessage: 'Community empowerment',
    description: 'Page title and heading',
  },
  communityGallery: {
    id: 'site.pages.communityGallery.title',
    defaultMessage: 'Community gallery',
    description: 'Page title and heading',
  },
  digitalLiteracy: {
    id: 'site.pages.digitalLiteracy.title',
    defaultMessage: 'Digital literacy',
    description: 'Page title and heading',
  },
  responsibleMinerals: {
    id: 'site.pages.responsibleMinerals.title',
    defaultMessage: 'Responsible minerals',
    description: 'Page title and heading',
  },
  communityUnderstanding: {
    id: 'site.pages.communityUnderstanding.title',
    defaultMessage: 'Community understanding',
    description: 'Page title and heading',
  },
  communityVoice: {
    id: 'site.pages.communityVoice.title',
    defaultMessage: 'Community voice',
    description: 'Page title and heading',
  },
  ethicalSourcing: {
    id: 'site.pages.ethicalSourcing.title',
    defaultMessage: 'Ethical sourcing',
    description: 'Page title and heading',
  },
  wildlife: { id: 'site.pages.wildlife.title', defaultMessage: 'Wildlife', description: 'Page title and heading' },
  biodiversity: {
    id: 'site.pages.biodiversity.title',
    defaultMessage: 'Biodiversity',
    description: 'Page title and heading',
  },
  privacyPolicy: {
    id: 'site.pages.privacyPolicy.title',
    defaultMessage: 'Privacy policy',
    description: 'Page title and heading',
  },
  termsOfService: {
    id: 'site.pages.termsOfService.title',
    defaultMessage: 'Terms of service',
    description: 'Page title and heading',
  },
  cookiePolicy: {
    id: 'site.pages.cookiePolicy.title',
    defaultMessage: 'Cookie policy',
    description: 'Page title and heading',
  },
  help: { id: 'site.pages.help.title', defaultMessage: 'Help', description: 'Page title and heading' },
  sendFeedback: {
    id: 'site.pages.sendFeedback.title',
    defaultMessage: 'Send feedback',
    description: 'Page title and heading',
  },
});

export const pageDescriptions = defineMessages({
  volunteers: {
    id: 'site.pages.volunteers.description',
    defaultMessage:
      'Give a weekend, an evening or a season: field data, teaching and reforestation, near you or online.',
    description: 'What the page is about; at most 160 characters',
  },
  data: {
    id: 'site.pages.data.description',
    defaultMessage:
      'Temperature, rain, wind and air quality of the 26 provinces, with an assistant that cites its sources.',
    description: 'What the page is about; at most 160 characters',
  },
  dataPortal: {
    id: 'site.pages.dataPortal.description',
    defaultMessage:
      'Temperature, rain, wind and air quality of the 26 provinces, with an assistant that cites its sources.',
    description: 'What the page is about; at most 160 characters',
  },
  impact: {
    id: 'site.pages.impact.description',
    defaultMessage: 'Trees, water, people and reports: what was done, with figures, stories and pictures.',
    description: 'What the page is about; at most 160 characters',
  },
  partners: {
    id: 'site.pages.partners.description',
    defaultMessage: 'Apply to work with us, meet our current partners and complete the identity check.',
    description: 'What the page is about; at most 160 characters',
  },
  partnerCollaboration: {
    id: 'site.pages.partnerCollaboration.description',
    defaultMessage: 'Apply to work with us, meet our current partners and complete the identity check.',
    description: 'What the page is about; at most 160 characters',
  },
  partnerships: {
    id: 'site.pages.partnerships.description',
    defaultMessage: 'News of our partnerships, what partners gain, and how to apply in three steps.',
    description: 'What the page is about; at most 160 characters',
  },
  about: {
    id: 'site.pages.about.description',
    defaultMessage: 'Where the foundation comes from, what it stands for, and what it wants to reach by 2030.',
    description: 'What the page is about; at most 160 characters',
  },
  team: {
    id: 'site.pages.team.description',
    defaultMessage: 'The people who lead the foundation, and what each of them answers for.',
    description: 'What the page is about; at most 160 characters',
  },
  gallery: {
    id: 'site.pages.gallery.description',
    defaultMessage: 'Boreholes, tree planting, communities and other projects in pictures.',
    description: 'What the page is about; at most 160 characters',
  },
  donate: {
    id: 'site.pages.donate.description',
    defaultMessage: 'Give by bank transfer, PayPal or wallet, and see what your gift plants.',
    description: 'What the page is about; at most 160 characters',
  },
  ourStory: {
    id: 'site.pages.ourStory.description',
    defaultMessage: 'From a borehole in Nsele in 2021 to five provinces: how the foundation began and where it goes.',
    description: 'What the page is about; at most 160 characters',
  },
  reports: {
    id: 'site.pages.reports.description',
    defaultMessage: 'What we did each month, with figures, to read here or to download.',
    description: 'What the page is about; at most 160 characters',
  },
  climateMitigation: {
    id: 'site.pages.climateMitigation.description',
    defaultMessage: 'Programs that plant forests back and help villages live with a changing climate.',
    description: 'What the page is about; at most 160 characters',
  },
  communityEmpowerment: {
    id: 'site.pages.communityEmpowerment.description',
    defaultMessage: 'Skills, leadership and small enterprises that people build for themselves.',
    description: 'What the page is about; at most 160 characters',
  },
  communityGallery: {
    id: 'site.pages.communityGallery.description',
    defaultMessage: 'Training, leadership, celebrations and daily activities in pictures.',
    description: 'What the page is about; at most 160 characters',
  },
  digitalLiteracy: {
    id: 'site.pages.digitalLiteracy.description',
    defaultMessage: 'Free courses, from the first click to safe use of the internet, in four languages.',
    description: 'What the page is about; at most 160 characters',
  },
  responsibleMinerals: {
    id: 'site.pages.responsibleMinerals.description',
    defaultMessage: 'Cobalt, coltan, tin and gold: fair rules, written with the people who dig.',
    description: 'What the page is about; at most 160 characters',
  },
  communityUnderstanding: {
    id: 'site.pages.communityUnderstanding.description',
    defaultMessage: 'What mining brings and takes: lessons in plain words, also for those who read little.',
    description: 'What the page is about; at most 160 characters',
  },
  communityVoice: {
    id: 'site.pages.communityVoice.description',
    defaultMessage: 'A platform where villages, cooperatives and companies speak with one another.',
    description: 'What the page is about; at most 160 characters',
  },
  ethicalSourcing: {
    id: 'site.pages.ethicalSourcing.description',
    defaultMessage: 'From the pit to the buyer: how a bag of ore stays traceable and fair.',
    description: 'What the page is about; at most 160 characters',
  },
  wildlife: {
    id: 'site.pages.wildlife.description',
    defaultMessage: 'Okapi, elephant and shoebill: paths and guards that keep them safe.',
    description: 'What the page is about; at most 160 characters',
  },
  biodiversity: {
    id: 'site.pages.biodiversity.description',
    defaultMessage: 'Plants, animals and soils of the Congo Basin, and the work that keeps them alive.',
    description: 'What the page is about; at most 160 characters',
  },
  privacyPolicy: {
    id: 'site.pages.privacyPolicy.description',
    defaultMessage: 'Which data we keep, why, for how long, and how to have them deleted.',
    description: 'What the page is about; at most 160 characters',
  },
  termsOfService: {
    id: 'site.pages.termsOfService.description',
    defaultMessage: 'What you may expect from this site, and what we ask of those who use it.',
    description: 'What the page is about; at most 160 characters',
  },
  cookiePolicy: {
    id: 'site.pages.cookiePolicy.description',
    defaultMessage: 'This site stores your language and nothing that follows you.',
    description: 'What the page is about; at most 160 characters',
  },
  help: {
    id: 'site.pages.help.description',
    defaultMessage: 'Answers to the questions we hear most, and how to reach a person.',
    description: 'What the page is about; at most 160 characters',
  },
  sendFeedback: {
    id: 'site.pages.sendFeedback.description',
    defaultMessage: 'Tell us what works, what does not, and what is missing.',
    description: 'What the page is about; at most 160 characters',
  },
});

export const pageMessages = defineMessages({
  beingWritten: {
    id: 'site.pages.beingWritten',
    defaultMessage: 'This page is being written.',
    description: 'Heading of the note on a page that has no content yet',
  },
  beingWrittenText: {
    id: 'site.pages.beingWrittenText',
    defaultMessage: 'Its content is coming soon. Until then, the home page and our newsletter tell what we are doing.',
    description: 'Text of the note on a page that has no content yet',
  },
  home: {
    id: 'site.pages.home',
    defaultMessage: 'Go to the home page',
    description: 'Button on a page that has no content yet',
  },
});

export const documentTitle = defineMessage<{ page: string }>({
  id: 'site.pages.documentTitle',
  defaultMessage: '{page} · Nzete Foundation',
  description: 'Title in the browser tab',
});
