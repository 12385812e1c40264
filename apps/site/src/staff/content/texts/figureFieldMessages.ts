import { defineMessages } from 'react-intl';

export const figureFieldMessages = defineMessages({
  stats: { id: 'site.staffContent.field.stats', defaultMessage: 'Figures', description: 'Label of a field' },
  figures: { id: 'site.staffContent.field.figures', defaultMessage: 'Figures', description: 'Label of a field' },
  number: { id: 'site.staffContent.field.number', defaultMessage: 'Figure', description: 'Label of a field' },
  asOf: { id: 'site.staffContent.field.asOf', defaultMessage: 'Counted on', description: 'Label of a field' },
  trees: { id: 'site.staffContent.field.trees', defaultMessage: 'Trees', description: 'Label of a field' },
  volunteers: {
    id: 'site.staffContent.field.volunteers',
    defaultMessage: 'Volunteers',
    description: 'Label of a field',
  },
  boreholes: { id: 'site.staffContent.field.boreholes', defaultMessage: 'Boreholes', description: 'Label of a field' },
  educated: {
    id: 'site.staffContent.field.educated',
    defaultMessage: 'People taught',
    description: 'Label of a field',
  },
  centers: {
    id: 'site.staffContent.field.centers',
    defaultMessage: 'Planned centres',
    description: 'Label of a field',
  },
  treesOfOne: {
    id: 'site.staffContent.field.treesOfOne',
    defaultMessage: 'Trees of one volunteer',
    description: 'Label of a field',
  },
  treesPlanted: {
    id: 'site.staffContent.field.treesPlanted',
    defaultMessage: 'Trees planted',
    description: 'Label of a field',
  },
  peopleReached: {
    id: 'site.staffContent.field.peopleReached',
    defaultMessage: 'People reached',
    description: 'Label of a field',
  },
  projectsCompleted: {
    id: 'site.staffContent.field.projectsCompleted',
    defaultMessage: 'Projects completed',
    description: 'Label of a field',
  },
  totalReports: {
    id: 'site.staffContent.field.totalReports',
    defaultMessage: 'Monthly reports',
    description: 'Label of a field',
  },
  published: { id: 'site.staffContent.field.published', defaultMessage: 'Published', description: 'Label of a field' },
  inProgress: {
    id: 'site.staffContent.field.inProgress',
    defaultMessage: 'In progress',
    description: 'Label of a field',
  },
  partnerships: {
    id: 'site.staffContent.field.partnerships',
    defaultMessage: 'Partnerships',
    description: 'Label of a field',
  },
  partners: { id: 'site.staffContent.field.partners', defaultMessage: 'Partners', description: 'Label of a field' },
  countries: { id: 'site.staffContent.field.countries', defaultMessage: 'Countries', description: 'Label of a field' },
  raised: {
    id: 'site.staffContent.field.raised',
    defaultMessage: 'Money raised, in dollars',
    description: 'Label of a field',
  },
  agreedThisMonth: {
    id: 'site.staffContent.field.agreedThisMonth',
    defaultMessage: 'Agreed this month',
    description: 'Label of a field',
  },
  lives: { id: 'site.staffContent.field.lives', defaultMessage: 'People', description: 'Label of a field' },
  communities: {
    id: 'site.staffContent.field.communities',
    defaultMessage: 'Communities',
    description: 'Label of a field',
  },
  targetYear: {
    id: 'site.staffContent.field.targetYear',
    defaultMessage: 'By the year',
    description: 'Label of a field',
  },
  founded: { id: 'site.staffContent.field.founded', defaultMessage: 'Founded in', description: 'Label of a field' },
});
