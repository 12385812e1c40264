import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  start: {
    id: 'site.ourStory.start',
    defaultMessage: 'The start',
    description: 'Over a title: the first part of the story',
  },
  startTitle: {
    id: 'site.ourStory.start.title',
    defaultMessage: 'Young people start a foundation',
    description: 'Title of the first part of the story',
  },
  startText: {
    id: 'site.ourStory.start.text',
    defaultMessage:
      'Young people of Nsele, on the edge of Kinshasa, set up a non-profit organisation to act on the climate where they live.',
    description: 'Who started the foundation, and why',
  },
  launched: {
    id: 'site.ourStory.launched',
    defaultMessage: 'the year of our launch',
    description: 'Under the year 2021, which is set large',
  },
  pilot: {
    id: 'site.ourStory.pilot',
    defaultMessage: 'The Nsele pilot',
    description: 'Over a title: the second part of the story, a pilot project in Nsele',
  },
  pilotTitle: {
    id: 'site.ourStory.pilot.title',
    defaultMessage: 'First the land, then clean water',
    description: 'Title of the second part of the story',
  },
  pilotWater: {
    id: 'site.ourStory.pilot.water',
    defaultMessage: 'In Nsele the foundation acquired land and drilled a borehole. It gives clean water.',
    description: 'The first half of the pilot project',
  },
  pilotCampaigns: {
    id: 'site.ourStory.pilot.campaigns',
    defaultMessage:
      'Campaigns followed, so that people know what changes the climate: about plastic pollution, and about recycling.',
    description: 'The second half of the pilot project',
  },
  pilotPicture: {
    id: 'site.ourStory.pilot.picture',
    defaultMessage: 'Illustration: a hand pump over a ring of clean water, with two yellow cans beside it.',
    description: 'What the picture beside the pilot project shows',
  },
  people: {
    id: 'site.ourStory.people',
    defaultMessage: 'Who we work with',
    description: 'Over a title: the third part of the story',
  },
  peopleTitle: {
    id: 'site.ourStory.people.title',
    defaultMessage: 'A telephone can be a classroom',
    description: 'Title of the third part of the story, about people and how they are reached',
  },
  peopleText: {
    id: 'site.ourStory.people.text',
    defaultMessage: 'We reach people through digital tools, mobile phones and social media.',
    description: 'How people are reached',
  },
  youth: {
    id: 'site.ourStory.people.youth',
    defaultMessage: 'Young people',
    description: 'A group of people that the foundation works with',
  },
  readers: {
    id: 'site.ourStory.people.readers',
    defaultMessage: 'People who read little or not at all',
    description: 'A group of people that the foundation works with: low-literacy people',
  },
  marginalised: {
    id: 'site.ourStory.people.marginalised',
    defaultMessage: 'Marginalised groups, including children living on the street',
    description: 'A group of people that the foundation works with',
  },
  next: {
    id: 'site.ourStory.next',
    defaultMessage: 'Next',
    description: 'Over a title: the fourth part of the story, which is to come',
  },
  schoolTitle: {
    id: 'site.ourStory.school.title',
    defaultMessage: 'A Climate Awareness and Innovation School',
    description: 'Title of the fourth part of the story: a school that is planned',
  },
  schoolText: {
    id: 'site.ourStory.school.text',
    defaultMessage: 'It is planned on a site of one acre in Nsele, and will teach four subjects.',
    description: 'What is known of the school that is planned',
  },
  schoolPicture: {
    id: 'site.ourStory.school.picture',
    defaultMessage: 'Illustration: pupils at computers in front of a blackboard with a map.',
    description: 'What the picture beside the planned school shows',
  },
  agriculture: {
    id: 'site.ourStory.school.agriculture',
    defaultMessage: 'Sustainable agriculture',
    description: 'A subject of the planned school',
  },
  climate: {
    id: 'site.ourStory.school.climate',
    defaultMessage: 'Climate mitigation',
    description: 'A subject of the planned school',
  },
  rehabilitation: {
    id: 'site.ourStory.school.rehabilitation',
    defaultMessage: 'Community rehabilitation',
    description: 'A subject of the planned school',
  },
  ai: {
    id: 'site.ourStory.school.ai',
    defaultMessage: 'AI solutions',
    description: 'A subject of the planned school',
  },
  after: {
    id: 'site.ourStory.after',
    defaultMessage: 'After the school',
    description: 'Over a title: the last part of the story, which is to come',
  },
  provincesTitle: {
    id: 'site.ourStory.provinces.title',
    defaultMessage: 'Five provinces, five cities',
    description: 'Title of the last part of the story',
  },
  provincesText: {
    id: 'site.ourStory.provinces.text',
    defaultMessage: 'This is where we plan to work next, in each province from one city.',
    description: 'Over the names of five provinces and their capitals',
  },
  provincesNote: {
    id: 'site.ourStory.provinces.note',
    defaultMessage: 'Mbuji-Mayi is today the capital of Kasaï-Oriental; that of the province of Kasaï is Tshikapa.',
    description: 'A note at the names of five provinces and their cities',
  },
  closingTitle: {
    id: 'site.ourStory.closing.title',
    defaultMessage: 'You can be part of what comes next',
    description: 'Heading at the end of the story, over ways to take part',
  },
  tagline: {
    id: 'site.ourStory.closing.tagline',
    defaultMessage: 'Young people in Congo who act on the climate where they live.',
    description: 'Beside the name of the foundation, at the end of the story',
  },
  volunteers: {
    id: 'site.ourStory.closing.volunteers',
    defaultMessage: 'Volunteers',
    description: 'Link to /volunteers; the title of that page',
  },
  partnerships: {
    id: 'site.ourStory.closing.partnerships',
    defaultMessage: 'Partnerships',
    description: 'Link to /partnerships; the title of that page',
  },
  impact: {
    id: 'site.ourStory.closing.impact',
    defaultMessage: 'Our impact',
    description: 'Link to /impact; the title of that page',
  },
});

export const copyright = defineMessage<{ year: string; name: string }>({
  id: 'site.ourStory.closing.copyright',
  defaultMessage: '© {year} {name}',
  description: 'Last line of the story',
});
