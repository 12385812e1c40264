import { defineMessages } from 'react-intl';

/** The subjects of courses. */
export const categoryMessages = defineMessages({
  Programming: {
    id: 'ui.Course.category.programming',
    defaultMessage: 'Programming',
    description: 'Subject of courses',
  },
  'AI/ML': {
    id: 'ui.Course.category.ai',
    defaultMessage: 'AI and machine learning',
    description: 'Subject of courses',
  },
  'Computer Science': {
    id: 'ui.Course.category.computerScience',
    defaultMessage: 'Computer science',
    description: 'Subject of courses',
  },
  'Digital Marketing': {
    id: 'ui.Course.category.marketing',
    defaultMessage: 'Digital marketing',
    description: 'Subject of courses',
  },
  'Data Science': { id: 'ui.Course.category.data', defaultMessage: 'Data science', description: 'Subject of courses' },
  'Web Development': {
    id: 'ui.Course.category.web',
    defaultMessage: 'Web development',
    description: 'Subject of courses',
  },
  'Mobile Development': {
    id: 'ui.Course.category.mobile',
    defaultMessage: 'Mobile development',
    description: 'Subject of courses: making apps for phones',
  },
  Cybersecurity: {
    id: 'ui.Course.category.security',
    defaultMessage: 'Cybersecurity',
    description: 'Subject of courses',
  },
  'Cloud Computing': {
    id: 'ui.Course.category.cloud',
    defaultMessage: 'Cloud computing',
    description: 'Subject of courses',
  },
  'Database Management': {
    id: 'ui.Course.category.databases',
    defaultMessage: 'Database management',
    description: 'Subject of courses',
  },
  'UI/UX Design': {
    id: 'ui.Course.category.design',
    defaultMessage: 'UI/UX design',
    description: 'Subject of courses: design of what people use on a screen',
  },
  'Digital Literacy': {
    id: 'ui.Course.category.literacy',
    defaultMessage: 'Digital literacy',
    description: 'Subject of courses',
  },
  'Climate Change': {
    id: 'ui.Course.category.climate',
    defaultMessage: 'Climate change',
    description: 'Subject of courses',
  },
  'Farming and Food': {
    id: 'ui.Course.category.farming',
    defaultMessage: 'Farming and food',
    description: 'Subject of courses',
  },
  Health: {
    id: 'ui.Course.category.health',
    defaultMessage: 'Health',
    description: 'Subject of courses',
  },
  'Work and Money': {
    id: 'ui.Course.category.work',
    defaultMessage: 'Work and money',
    description: 'Subject of courses',
  },
  'School Subjects': {
    id: 'ui.Course.category.school',
    defaultMessage: 'School subjects',
    description: 'Subject of courses',
  },
  Languages: {
    id: 'ui.Course.category.languages',
    defaultMessage: 'Languages',
    description: 'Subject of courses',
  },
  Teaching: {
    id: 'ui.Course.category.teaching',
    defaultMessage: 'Teaching',
    description: 'Subject of courses',
  },
});

/** The levels of courses. */
export const levelMessages = defineMessages({
  Beginner: { id: 'ui.Course.level.beginner', defaultMessage: 'Beginner', description: 'Level of a course' },
  Intermediate: {
    id: 'ui.Course.level.intermediate',
    defaultMessage: 'Intermediate',
    description: 'Level of a course',
  },
  Advanced: { id: 'ui.Course.level.advanced', defaultMessage: 'Advanced', description: 'Level of a course' },
});

/** The languages of courses. */
export const courseLanguageMessages = defineMessages({
  English: { id: 'ui.Course.language.english', defaultMessage: 'English', description: 'Language of a course' },
  French: { id: 'ui.Course.language.french', defaultMessage: 'French', description: 'Language of a course' },
  Spanish: { id: 'ui.Course.language.spanish', defaultMessage: 'Spanish', description: 'Language of a course' },
  Portuguese: {
    id: 'ui.Course.language.portuguese',
    defaultMessage: 'Portuguese',
    description: 'Language of a course',
  },
  Arabic: { id: 'ui.Course.language.arabic', defaultMessage: 'Arabic', description: 'Language of a course' },
  Swahili: { id: 'ui.Course.language.swahili', defaultMessage: 'Swahili', description: 'Language of a course' },
  Lingala: { id: 'ui.Course.language.lingala', defaultMessage: 'Lingala', description: 'Language of a course' },
  'Multiple Languages': {
    id: 'ui.Course.language.several',
    defaultMessage: 'Several languages',
    description: 'Language of a course that is given in more than one',
  },
});
