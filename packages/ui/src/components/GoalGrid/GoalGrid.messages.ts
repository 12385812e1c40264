import { defineMessages } from 'react-intl';

export const goalGridMessages = defineMessages({
  note: {
    id: 'ui.GoalGrid.note',
    defaultMessage: 'Each goal opens on the site of the United Nations, in English.',
    description: 'Below the seventeen goals of the United Nations, which are links',
  },
});

/** The official names of the goals. */
export const goalMessages = defineMessages({
  1: { id: 'ui.GoalGrid.1', defaultMessage: 'No poverty', description: 'UN goal' },
  2: { id: 'ui.GoalGrid.2', defaultMessage: 'Zero hunger', description: 'UN goal' },
  3: { id: 'ui.GoalGrid.3', defaultMessage: 'Good health and well-being', description: 'UN goal' },
  4: { id: 'ui.GoalGrid.4', defaultMessage: 'Quality education', description: 'UN goal' },
  5: { id: 'ui.GoalGrid.5', defaultMessage: 'Gender equality', description: 'UN goal' },
  6: { id: 'ui.GoalGrid.6', defaultMessage: 'Clean water and sanitation', description: 'UN goal' },
  7: { id: 'ui.GoalGrid.7', defaultMessage: 'Affordable and clean energy', description: 'UN goal' },
  8: { id: 'ui.GoalGrid.8', defaultMessage: 'Decent work and economic growth', description: 'UN goal' },
  9: { id: 'ui.GoalGrid.9', defaultMessage: 'Industry, innovation and infrastructure', description: 'UN goal' },
  10: { id: 'ui.GoalGrid.10', defaultMessage: 'Reduced inequalities', description: 'UN goal' },
  11: { id: 'ui.GoalGrid.11', defaultMessage: 'Sustainable cities and communities', description: 'UN goal' },
  12: { id: 'ui.GoalGrid.12', defaultMessage: 'Responsible consumption and production', description: 'UN goal' },
  13: { id: 'ui.GoalGrid.13', defaultMessage: 'Climate action', description: 'UN goal' },
  14: { id: 'ui.GoalGrid.14', defaultMessage: 'Life below water', description: 'UN goal' },
  15: { id: 'ui.GoalGrid.15', defaultMessage: 'Life on land', description: 'UN goal' },
  16: { id: 'ui.GoalGrid.16', defaultMessage: 'Peace, justice and strong institutions', description: 'UN goal' },
  17: { id: 'ui.GoalGrid.17', defaultMessage: 'Partnerships for the goals', description: 'UN goal' },
});
