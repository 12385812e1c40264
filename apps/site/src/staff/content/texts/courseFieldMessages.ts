import { defineMessages } from 'react-intl';

export const courseFieldMessages = defineMessages({
  lessons: { id: 'site.staffContent.field.lessons', defaultMessage: 'Lessons', description: 'Label of a field' },
  steps: { id: 'site.staffContent.field.steps', defaultMessage: 'Steps', description: 'Label of a field' },
  exercise: { id: 'site.staffContent.field.exercise', defaultMessage: 'Exercise', description: 'Label of a field' },
  provider: {
    id: 'site.staffContent.field.provider',
    defaultMessage: 'Who offers it',
    description: 'Label of a field',
  },
  level: { id: 'site.staffContent.field.level', defaultMessage: 'Level', description: 'Label of a field' },
  language: { id: 'site.staffContent.field.language', defaultMessage: 'Language', description: 'Label of a field' },
  courses: { id: 'site.staffContent.field.courses', defaultMessage: 'Courses', description: 'Label of a field' },
  duration: { id: 'site.staffContent.field.duration', defaultMessage: 'Duration', description: 'Label of a field' },
  durations: { id: 'site.staffContent.field.durations', defaultMessage: 'Durations', description: 'Label of a field' },
  weeks: { id: 'site.staffContent.field.weeks', defaultMessage: 'Weeks', description: 'Label of a field' },
  participants: {
    id: 'site.staffContent.field.participants',
    defaultMessage: 'Participants',
    description: 'Label of a field',
  },
  progress: {
    id: 'site.staffContent.field.progress',
    defaultMessage: 'Progress in percent',
    description: 'Label of a field',
  },
  questions: { id: 'site.staffContent.field.questions', defaultMessage: 'Questions', description: 'Label of a field' },
  offline: {
    id: 'site.staffContent.field.offline',
    defaultMessage: 'Works without Internet',
    description: 'Label of a field',
  },
  size_mb: { id: 'site.staffContent.field.size_mb', defaultMessage: 'Size in MB', description: 'Label of a field' },
  rating: { id: 'site.staffContent.field.rating', defaultMessage: 'Rating', description: 'Label of a field' },
  enrollment_count: {
    id: 'site.staffContent.field.enrollment_count',
    defaultMessage: 'Enrolled people',
    description: 'Label of a field',
  },
  total: {
    id: 'site.staffContent.field.total',
    defaultMessage: 'Courses in all, with the samples',
    description: 'Label of a field',
  },
  mark: { id: 'site.staffContent.field.mark', defaultMessage: 'Mark of a sample', description: 'Label of a field' },
  descriptions: {
    id: 'site.staffContent.field.descriptions',
    defaultMessage: 'Descriptions by level',
    description: 'Label of a field',
  },
  Beginner: { id: 'site.staffContent.field.Beginner', defaultMessage: 'Beginners', description: 'Label of a field' },
  Intermediate: {
    id: 'site.staffContent.field.Intermediate',
    defaultMessage: 'Intermediate',
    description: 'Label of a field',
  },
  Advanced: { id: 'site.staffContent.field.Advanced', defaultMessage: 'Advanced', description: 'Label of a field' },
  audiences: { id: 'site.staffContent.field.audiences', defaultMessage: 'For whom', description: 'Label of a field' },
  subjects: { id: 'site.staffContent.field.subjects', defaultMessage: 'Subjects', description: 'Label of a field' },
  titles: { id: 'site.staffContent.field.titles', defaultMessage: 'Titles', description: 'Label of a field' },
});
