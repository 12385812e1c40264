import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.communityEmpowerment.title',
    defaultMessage: 'Community empowerment',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.communityEmpowerment.description',
    defaultMessage: 'Skills, leadership and small enterprises that people build for themselves.',
    description: 'What the page is about; at most 160 characters',
  },
  volunteer: {
    id: 'site.communityEmpowerment.volunteer',
    defaultMessage: 'Volunteer',
    description: 'Button that leads to the page for volunteers',
  },
  gallery: {
    id: 'site.communityEmpowerment.gallery',
    defaultMessage: 'Community gallery',
    description: 'Link to the page of that name',
  },
  courses: {
    id: 'site.communityEmpowerment.courses',
    defaultMessage: 'Digital literacy',
    description: 'Link to the page of that name',
  },
  donate: {
    id: 'site.communityEmpowerment.donate',
    defaultMessage: 'Donate',
    description: 'Link to the page of that name',
  },
  loading: {
    id: 'site.communityEmpowerment.loading',
    defaultMessage: 'Loading community empowerment content...',
    description: 'Said while the content is being fetched',
  },
  error: {
    id: 'site.communityEmpowerment.error',
    defaultMessage: 'Error loading community empowerment content.',
    description: 'Said when a part of the content could not be fetched',
  },
  picture: {
    id: 'site.communityEmpowerment.picture',
    defaultMessage: 'Illustration: a village with solar panels on its roofs.',
    description: 'What the large picture shows, for those who do not see it',
  },
  quote: {
    id: 'site.communityEmpowerment.quote',
    defaultMessage: 'Everyone who learns here teaches the next person.',
    description: 'A sentence of the foundation, set large. Use the quotation marks of the language.',
  },
  numbers: {
    id: 'site.communityEmpowerment.numbers',
    defaultMessage: 'Results so far',
    description: 'Heading over four numbers, for screen readers',
  },
  numbersSource: {
    id: 'site.communityEmpowerment.numbers.source',
    defaultMessage: 'The foundation’s own count. More in:',
    description: 'Under four numbers; a link to the page on reports follows',
  },
  reports: {
    id: 'site.communityEmpowerment.reports',
    defaultMessage: 'Monthly reports',
    description: 'Link to the page of that name',
  },
  programs: {
    id: 'site.communityEmpowerment.programs',
    defaultMessage: 'What people learn and do here',
    description: 'Heading over the programmes',
  },
  voices: {
    id: 'site.communityEmpowerment.voices',
    defaultMessage: 'Testimonials',
    description: 'Heading over what people say who took part; nothing that claims they said it, as they may be samples',
  },
  pictures: {
    id: 'site.communityEmpowerment.pictures',
    defaultMessage: 'A day in Nsele',
    description: 'Heading over a row of pictures',
  },
  closing: {
    id: 'site.communityEmpowerment.closing',
    defaultMessage: 'Teach what you know',
    description: 'Heading over the last two buttons',
  },
  closingText: {
    id: 'site.communityEmpowerment.closing.text',
    defaultMessage:
      'An evening is enough to show someone how a phone, a ledger or a nursery works. A donation pays for rooms and tools.',
    description: 'Over the last two buttons',
  },
});
