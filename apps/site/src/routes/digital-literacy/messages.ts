import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.digitalLiteracy.title',
    defaultMessage: 'Digital literacy',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.digitalLiteracy.description',
    defaultMessage: 'Free courses, from the first click to safe use of the internet.',
    description: 'What the page is about; at most 160 characters',
  },
  enroll: {
    id: 'site.digitalLiteracy.enroll',
    defaultMessage: 'Enrol',
    description: 'Link to the page on which one applies',
  },
  instructor: {
    id: 'site.digitalLiteracy.instructor',
    defaultMessage: 'Become an instructor',
    description: 'Link to the page on partnerships',
  },
  students: {
    id: 'site.digitalLiteracy.students',
    defaultMessage: 'students reached',
    description: 'Under a number: 5000+',
  },
  courses: { id: 'site.digitalLiteracy.stats.courses', defaultMessage: 'courses', description: 'Under a number: 100+' },
  completion: {
    id: 'site.digitalLiteracy.completion',
    defaultMessage: 'completion',
    description: 'Under a number: 90%, the share of students who finish the course',
  },
  partnerships: {
    id: 'site.digitalLiteracy.partnerships',
    defaultMessage: 'partnerships',
    description: 'Under a number: 20+',
  },
  picture: {
    id: 'site.digitalLiteracy.picture',
    defaultMessage: 'Illustration: a class at its computers, seen from behind',
    description: 'What the picture shows, for those who do not see it',
  },
  loading: {
    id: 'site.digitalLiteracy.loading',
    defaultMessage: 'Loading digital literacy content...',
    description: 'Said while the content of the page is being fetched',
  },
  error: {
    id: 'site.digitalLiteracy.error',
    defaultMessage: 'Error loading digital literacy content.',
    description: 'Said when the content of the page could not be fetched',
  },
});
