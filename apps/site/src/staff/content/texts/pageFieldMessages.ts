import { defineMessages } from 'react-intl';

export const pageFieldMessages = defineMessages({
  background_image_url: {
    id: 'site.staffContent.field.background_image_url',
    defaultMessage: 'Picture behind the footer',
    description: 'Label of a field',
  },
  logo_url: { id: 'site.staffContent.field.logo_url', defaultMessage: 'Logo', description: 'Label of a field' },
  community_hero_image_url: {
    id: 'site.staffContent.field.community_hero_image_url',
    defaultMessage: 'Picture of the community page',
    description: 'Label of a field',
  },
  digital_hero_image_url: {
    id: 'site.staffContent.field.digital_hero_image_url',
    defaultMessage: 'Picture of the digital page',
    description: 'Label of a field',
  },
  hero_image_url: {
    id: 'site.staffContent.field.hero_image_url',
    defaultMessage: 'First picture',
    description: 'Label of a field',
  },
  gallery_images: {
    id: 'site.staffContent.field.gallery_images',
    defaultMessage: 'Pictures of the gallery',
    description: 'Label of a field',
  },
  focus_areas: {
    id: 'site.staffContent.field.focus_areas',
    defaultMessage: 'Focus areas',
    description: 'Label of a field',
  },
  nav_links: {
    id: 'site.staffContent.field.nav_links',
    defaultMessage: 'Links of the bar',
    description: 'Label of a field',
  },
  subheading: {
    id: 'site.staffContent.field.subheading',
    defaultMessage: 'Line below the title',
    description: 'Label of a field',
  },
  efforts: { id: 'site.staffContent.field.efforts', defaultMessage: 'What we do', description: 'Label of a field' },
  programs: { id: 'site.staffContent.field.programs', defaultMessage: 'Programmes', description: 'Label of a field' },
  hasGallery: {
    id: 'site.staffContent.field.hasGallery',
    defaultMessage: 'It has a gallery',
    description: 'Label of a field',
  },
  galleryType: {
    id: 'site.staffContent.field.galleryType',
    defaultMessage: 'Gallery',
    description: 'Label of a field',
  },
  onClick: {
    id: 'site.staffContent.field.onClick',
    defaultMessage: 'Page that it opens',
    description: 'Label of a field',
  },
  instagram: { id: 'site.staffContent.field.instagram', defaultMessage: 'Instagram', description: 'Label of a field' },
  facebook: { id: 'site.staffContent.field.facebook', defaultMessage: 'Facebook', description: 'Label of a field' },
  twitter: { id: 'site.staffContent.field.twitter', defaultMessage: 'X', description: 'Label of a field' },
  tiktok: { id: 'site.staffContent.field.tiktok', defaultMessage: 'TikTok', description: 'Label of a field' },
  values: { id: 'site.staffContent.field.values', defaultMessage: 'Values', description: 'Label of a field' },
  vision: { id: 'site.staffContent.field.vision', defaultMessage: 'Goals', description: 'Label of a field' },
  heroTitle: { id: 'site.staffContent.field.heroTitle', defaultMessage: 'Heading', description: 'Label of a field' },
  heroDescription: {
    id: 'site.staffContent.field.heroDescription',
    defaultMessage: 'Text below the heading',
    description: 'Label of a field',
  },
  heroImage: {
    id: 'site.staffContent.field.heroImage',
    defaultMessage: 'First picture',
    description: 'Label of a field',
  },
  originTitle: {
    id: 'site.staffContent.field.originTitle',
    defaultMessage: 'Heading of the origin',
    description: 'Label of a field',
  },
  originStory: {
    id: 'site.staffContent.field.originStory',
    defaultMessage: 'Text of the origin',
    description: 'Label of a field',
  },
  teamTitle: {
    id: 'site.staffContent.field.teamTitle',
    defaultMessage: 'Heading of the team',
    description: 'Label of a field',
  },
  teamGrowth: {
    id: 'site.staffContent.field.teamGrowth',
    defaultMessage: 'How the team grew',
    description: 'Label of a field',
  },
  journeyTitle: {
    id: 'site.staffContent.field.journeyTitle',
    defaultMessage: 'Heading of the periods',
    description: 'Label of a field',
  },
  foundationPeriod: {
    id: 'site.staffContent.field.foundationPeriod',
    defaultMessage: 'First period',
    description: 'Label of a field',
  },
  foundationDesc: {
    id: 'site.staffContent.field.foundationDesc',
    defaultMessage: 'Text of the first period',
    description: 'Label of a field',
  },
  expansionPeriod: {
    id: 'site.staffContent.field.expansionPeriod',
    defaultMessage: 'Second period',
    description: 'Label of a field',
  },
  expansionDesc: {
    id: 'site.staffContent.field.expansionDesc',
    defaultMessage: 'Text of the second period',
    description: 'Label of a field',
  },
  innovationPeriod: {
    id: 'site.staffContent.field.innovationPeriod',
    defaultMessage: 'Third period',
    description: 'Label of a field',
  },
  innovationDesc: {
    id: 'site.staffContent.field.innovationDesc',
    defaultMessage: 'Text of the third period',
    description: 'Label of a field',
  },
  foundationTrees: {
    id: 'site.staffContent.field.foundationTrees',
    defaultMessage: 'Trees of the first period',
    description: 'Label of a field',
  },
  expansionTrees: {
    id: 'site.staffContent.field.expansionTrees',
    defaultMessage: 'Trees of the second period',
    description: 'Label of a field',
  },
  innovationTrees: {
    id: 'site.staffContent.field.innovationTrees',
    defaultMessage: 'Trees of the third period',
    description: 'Label of a field',
  },
  valuesTitle: {
    id: 'site.staffContent.field.valuesTitle',
    defaultMessage: 'Heading of the values',
    description: 'Label of a field',
  },
});
