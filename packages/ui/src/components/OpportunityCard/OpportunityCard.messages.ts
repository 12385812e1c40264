import { defineMessages } from 'react-intl';

export const opportunityCardMessages = defineMessages({
  where: {
    id: 'ui.OpportunityCard.where',
    defaultMessage: 'Where',
    description: 'Read before the place of a volunteer job',
  },
  when: {
    id: 'ui.OpportunityCard.when',
    defaultMessage: 'When',
    description: 'Read before the days of a volunteer job',
  },
  check: {
    id: 'ui.OpportunityCard.check',
    defaultMessage: 'Background check',
    description: 'Read before whether a volunteer job asks for a background check',
  },
  apply: {
    id: 'ui.OpportunityCard.apply',
    defaultMessage: 'Apply for this',
    description: 'Link from a volunteer job to the application form',
  },
});
