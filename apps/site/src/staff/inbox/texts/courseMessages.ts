import { defineMessages } from 'react-intl';

export const courseMessages = defineMessages({
  'preferredLevel.advanced': {
    id: 'site.staffInbox.value.preferredLevel.advanced',
    defaultMessage: 'Advanced',
    description: 'Value of a field',
  },
  'preferredLevel.beginner': {
    id: 'site.staffInbox.value.preferredLevel.beginner',
    defaultMessage: 'Beginner',
    description: 'Value of a field',
  },
  'preferredLevel.intermediate': {
    id: 'site.staffInbox.value.preferredLevel.intermediate',
    defaultMessage: 'Intermediate',
    description: 'Value of a field',
  },
  'preferredLanguage.arabic': {
    id: 'site.staffInbox.value.preferredLanguage.arabic',
    defaultMessage: 'Arabic',
    description: 'Value of a field',
  },
  'preferredLanguage.english': {
    id: 'site.staffInbox.value.preferredLanguage.english',
    defaultMessage: 'English',
    description: 'Value of a field',
  },
  'preferredLanguage.french': {
    id: 'site.staffInbox.value.preferredLanguage.french',
    defaultMessage: 'French',
    description: 'Value of a field',
  },
  'preferredLanguage.lingala': {
    id: 'site.staffInbox.value.preferredLanguage.lingala',
    defaultMessage: 'Lingala',
    description: 'Value of a field',
  },
  'preferredLanguage.portuguese': {
    id: 'site.staffInbox.value.preferredLanguage.portuguese',
    defaultMessage: 'Portuguese',
    description: 'Value of a field',
  },
  'preferredLanguage.several': {
    id: 'site.staffInbox.value.preferredLanguage.several',
    defaultMessage: 'Several languages',
    description: 'Value of a field',
  },
  'preferredLanguage.spanish': {
    id: 'site.staffInbox.value.preferredLanguage.spanish',
    defaultMessage: 'Spanish',
    description: 'Value of a field',
  },
  'preferredLanguage.swahili': {
    id: 'site.staffInbox.value.preferredLanguage.swahili',
    defaultMessage: 'Swahili',
    description: 'Value of a field',
  },
  'topics.ai': {
    id: 'site.staffInbox.value.topics.ai',
    defaultMessage: 'AI and machine learning',
    description: 'Value of a field',
  },
  'topics.climate': {
    id: 'site.staffInbox.value.topics.climate',
    defaultMessage: 'Climate change',
    description: 'Value of a field',
  },
  'topics.cloud': {
    id: 'site.staffInbox.value.topics.cloud',
    defaultMessage: 'Cloud computing',
    description: 'Value of a field',
  },
  'topics.computerScience': {
    id: 'site.staffInbox.value.topics.computerScience',
    defaultMessage: 'Computer science',
    description: 'Value of a field',
  },
  'topics.data': {
    id: 'site.staffInbox.value.topics.data',
    defaultMessage: 'Data science',
    description: 'Value of a field',
  },
  'topics.databases': {
    id: 'site.staffInbox.value.topics.databases',
    defaultMessage: 'Database management',
    description: 'Value of a field',
  },
  'topics.design': {
    id: 'site.staffInbox.value.topics.design',
    defaultMessage: 'UI/UX design',
    description: 'Value of a field',
  },
  'topics.farming': {
    id: 'site.staffInbox.value.topics.farming',
    defaultMessage: 'Farming and food',
    description: 'Value of a field',
  },
  'topics.health': {
    id: 'site.staffInbox.value.topics.health',
    defaultMessage: 'Health',
    description: 'Value of a field',
  },
  'topics.languages': {
    id: 'site.staffInbox.value.topics.languages',
    defaultMessage: 'Languages',
    description: 'Value of a field',
  },
  'topics.literacy': {
    id: 'site.staffInbox.value.topics.literacy',
    defaultMessage: 'Digital literacy',
    description: 'Value of a field',
  },
  'topics.marketing': {
    id: 'site.staffInbox.value.topics.marketing',
    defaultMessage: 'Digital marketing',
    description: 'Value of a field',
  },
  'topics.mobile': {
    id: 'site.staffInbox.value.topics.mobile',
    defaultMessage: 'Mobile development',
    description: 'Value of a field',
  },
  'topics.programming': {
    id: 'site.staffInbox.value.topics.programming',
    defaultMessage: 'Programming',
    description: 'Value of a field',
  },
  'topics.school': {
    id: 'site.staffInbox.value.topics.school',
    defaultMessage: 'School subjects',
    description: 'Value of a field',
  },
  'topics.security': {
    id: 'site.staffInbox.value.topics.security',
    defaultMessage: 'Cybersecurity',
    description: 'Value of a field',
  },
  'topics.teaching': {
    id: 'site.staffInbox.value.topics.teaching',
    defaultMessage: 'Teaching',
    description: 'Value of a field',
  },
  'topics.web': {
    id: 'site.staffInbox.value.topics.web',
    defaultMessage: 'Web development',
    description: 'Value of a field',
  },
  'topics.work': {
    id: 'site.staffInbox.value.topics.work',
    defaultMessage: 'Work and money',
    description: 'Value of a field',
  },
});
