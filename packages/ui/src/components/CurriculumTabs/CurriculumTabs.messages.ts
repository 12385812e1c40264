import { defineMessages } from 'react-intl';

export const curriculumTabsMessages = defineMessages({
  label: {
    id: 'ui.CurriculumTabs.label',
    defaultMessage: 'Parts of the curriculum',
    description: 'Name of the tabs, for screen readers',
  },
  ready: {
    id: 'ui.CurriculumTabs.ready',
    defaultMessage: 'ready',
    description: 'After a percentage: how much of the lessons of a part is ready',
  },
});
