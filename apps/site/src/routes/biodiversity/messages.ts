import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.biodiversity.title', defaultMessage: 'Biodiversity', description: 'Page title and heading' },
  description: {
    id: 'site.biodiversity.description',
    defaultMessage: 'Plants, animals and soils of the Congo Basin, and the work that keeps them alive.',
    description: 'What the page is about; at most 160 characters',
  },
  subtitle: {
    id: 'site.biodiversity.subtitle',
    defaultMessage: 'From the treetops down to the river',
    description: 'Under the heading: the way that the page takes',
  },
  lead: {
    id: 'site.biodiversity.lead',
    defaultMessage:
      'Every layer of the forest has its own plants and animals. The people who live beside it know them best.',
    description: 'Under the heading',
  },
  donate: { id: 'site.biodiversity.donate', defaultMessage: 'Donate', description: 'Link to the page of that name' },
  gallery: {
    id: 'site.biodiversity.gallery',
    defaultMessage: 'Photo gallery',
    description: 'Link to the page of that name',
  },
  volunteer: {
    id: 'site.biodiversity.volunteer',
    defaultMessage: 'Volunteer',
    description: 'Button that leads to the page for volunteers',
  },
  crowns: {
    id: 'site.biodiversity.crowns',
    defaultMessage: 'In the crowns',
    description: 'Beside the height of the treetops above the ground',
  },
  trunks: {
    id: 'site.biodiversity.trunks',
    defaultMessage: 'Among the trunks',
    description: 'Beside a height above the ground',
  },
  ground: { id: 'site.biodiversity.ground', defaultMessage: 'On the ground', description: 'Beside the height 0 m' },
  river: {
    id: 'site.biodiversity.river',
    defaultMessage: 'In the river',
    description: 'Beside a depth below the ground',
  },
  metres: { id: 'site.biodiversity.metres', defaultMessage: 'm', description: 'Metres, after a height' },
  introTitle: {
    id: 'site.biodiversity.intro.title',
    defaultMessage: 'The crowns feed what lives below',
    description: 'Heading of the first section',
  },
  intro: {
    id: 'site.biodiversity.intro',
    defaultMessage:
      'Fruit, leaves and shade come down from the crowns. Where the tall trees are felled, the okapi loses its shade, rain washes the soil into the river, and streams run dry sooner.',
    description: 'First paragraph',
  },
  introWork: {
    id: 'site.biodiversity.intro.work',
    defaultMessage:
      'So our work is not about one animal. It is about the whole forest, from the crowns to the water, with the people who live beside it.',
    description: 'Second paragraph',
  },
  okapi: {
    id: 'site.biodiversity.okapi',
    defaultMessage: 'Illustration: an okapi stands between tall trunks, in the light under the crowns.',
    description: 'What the picture shows, for those who do not see it',
  },
  loading: {
    id: 'site.biodiversity.loading',
    defaultMessage: 'Loading biodiversity content...',
    description: 'Said while the content is being fetched',
  },
  error: {
    id: 'site.biodiversity.error',
    defaultMessage: 'Error loading biodiversity content.',
    description: 'Said when the content could not be fetched',
  },
  efforts: {
    id: 'site.biodiversity.efforts',
    defaultMessage: 'What we do',
    description: 'Heading over the kinds of work',
  },
  pictures: {
    id: 'site.biodiversity.pictures',
    defaultMessage: 'Life between forest and river',
    description: 'Heading over the pictures',
  },
  closing: {
    id: 'site.biodiversity.closing',
    defaultMessage: 'Help keep all of it alive',
    description: 'Heading over the last two buttons',
  },
  closingText: {
    id: 'site.biodiversity.closing.text',
    defaultMessage: 'A donation helps us raise native trees in Nsele. A Saturday of your time helps to plant them.',
    description: 'Over the last two buttons',
  },
});
