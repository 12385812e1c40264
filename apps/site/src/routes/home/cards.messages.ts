import { defineMessages } from 'react-intl';

/** The texts of the six impact cards; the numbers are in `cards.ts`. */
export const cardMessages = defineMessages({
  waterTitle: {
    id: 'site.home.card.water.title',
    defaultMessage: 'Clean water runs in Nsele',
    description: 'Impact card',
  },
  since2020: {
    id: 'site.home.card.since',
    defaultMessage: 'Counted since 2020.',
    description: 'Period of the figure of an impact card, after its sentence',
  },
  today: {
    id: 'site.home.card.today',
    defaultMessage: 'Registered today.',
    description: 'Period of the figure of an impact card, after its sentence: those on the list now',
  },
  waterUnit: {
    id: 'site.home.card.water.unit',
    defaultMessage: 'borehole completed',
    description: 'After the number 1',
  },
  waterPicture: {
    id: 'site.home.card.water.picture',
    defaultMessage: 'Illustration: a hand pump fills a basin with water',
    description: 'Alternative text',
  },
  volunteersTitle: {
    id: 'site.home.card.volunteers.title',
    defaultMessage: 'Volunteers who keep coming back',
    description: 'Impact card about volunteers',
  },
  volunteersUnit: {
    id: 'site.home.card.volunteers.unit',
    defaultMessage: 'active volunteers',
    description: 'After the number 500+',
  },
  volunteersPicture: {
    id: 'site.home.card.volunteers.picture',
    defaultMessage: 'Illustration: a pirogue on a bend of the river',
    description: 'Alternative text',
  },
  treesTitle: {
    id: 'site.home.card.trees.title',
    defaultMessage: 'The forest is growing back',
    description: 'Impact card about trees',
  },
  treesText: {
    id: 'site.home.card.trees.text',
    defaultMessage: 'Counted since 2020; our reforestation goal is for 2050.',
    description: 'Impact card, one sentence; 2050 is the year of the goal',
  },
  treesUnit: {
    id: 'site.home.card.trees.unit',
    defaultMessage: 'trees planted',
    description: 'After the number 50,000+',
  },
  treesPicture: {
    id: 'site.home.card.trees.picture',
    defaultMessage: 'Illustration: rows of seedlings in red earth',
    description: 'Alternative text',
  },
  peopleTitle: {
    id: 'site.home.card.people.title',
    defaultMessage: 'Learning that stays',
    description: 'Impact card about people educated',
  },
  peopleUnit: {
    id: 'site.home.card.people.unit',
    defaultMessage: 'people educated',
    description: 'After the number 2,000+',
  },
  peoplePicture: {
    id: 'site.home.card.people.picture',
    defaultMessage: 'Illustration: pupils at computers, seen from behind',
    description: 'Alternative text',
  },
  centersTitle: {
    id: 'site.home.card.centers.title',
    defaultMessage: 'Next: more places to learn',
    description: 'Impact card about planned centers',
  },
  centersText: {
    id: 'site.home.card.centers.text',
    defaultMessage: 'With power and internet, in the provinces.',
    description: 'Impact card, one sentence',
  },
  centersUnit: {
    id: 'site.home.card.centers.unit',
    defaultMessage: 'planned digital centres',
    description: 'After the number 15',
  },
  centersPicture: {
    id: 'site.home.card.centers.picture',
    defaultMessage: 'Illustration: a village with solar panels on its roofs',
    description: 'Alternative text',
  },
  oneTitle: {
    id: 'site.home.card.one.title',
    defaultMessage: 'One person, one hundred trees',
    description: 'Impact card about one volunteer',
  },
  oneText: {
    id: 'site.home.card.one.text',
    defaultMessage: 'In Nsele, in one rainy season.',
    description: 'Impact card, one sentence',
  },
  oneUnit: {
    id: 'site.home.card.one.unit',
    defaultMessage: 'trees planted by one volunteer',
    description: 'After the number 100',
  },
  onePicture: {
    id: 'site.home.card.one.picture',
    defaultMessage: 'Illustration: acacias on the savanna in the evening',
    description: 'Alternative text',
  },
});

/** The texts of the six values. */
export const valueMessages = defineMessages({
  sustainability: { id: 'site.home.value.sustainability', defaultMessage: 'Sustainability', description: 'A value' },
  sustainabilityText: {
    id: 'site.home.value.sustainability.text',
    defaultMessage: 'What we start must live on without us.',
    description: 'Sentence under the value',
  },
  community: { id: 'site.home.value.community', defaultMessage: 'Community', description: 'A value' },
  communityText: {
    id: 'site.home.value.community.text',
    defaultMessage: 'The people of a place decide what happens there.',
    description: 'Sentence under the value',
  },
  youth: { id: 'site.home.value.youth', defaultMessage: 'Youth in the lead', description: 'A value' },
  youthText: {
    id: 'site.home.value.youth.text',
    defaultMessage: 'Those who will live longest with the climate lead.',
    description: 'Sentence under the value',
  },
  innovation: { id: 'site.home.value.innovation', defaultMessage: 'Innovation', description: 'A value' },
  innovationText: {
    id: 'site.home.value.innovation.text',
    defaultMessage: 'We use whatever works.',
    description: 'Sentence under the value',
  },
  integrity: { id: 'site.home.value.integrity', defaultMessage: 'Integrity', description: 'A value' },
  integrityText: {
    id: 'site.home.value.integrity.text',
    defaultMessage: 'We publish figures every month, the bad ones too.',
    description: 'Sentence under the value',
  },
  care: { id: 'site.home.value.care', defaultMessage: 'Care', description: 'A value' },
  careText: {
    id: 'site.home.value.care.text',
    defaultMessage: 'We harm no one to meet a target.',
    description: 'Sentence under the value',
  },
});
