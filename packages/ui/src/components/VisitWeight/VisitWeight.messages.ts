import { defineMessages } from 'react-intl';

export const visitWeightMessages = defineMessages<{
  weight: { size: string; cost: string; price: string; source: string; date: string };
}>({
  weight: {
    id: 'ui.VisitWeight.weight',
    defaultMessage: 'This visit: {size}, about {cost} ({price} for 1 MB: {source}, {date})',
    description:
      'Last line of a page: what the visitor has downloaded. {size}: "188 kB"; {cost}: "1.2 FC"; {price}: "14 FC"; {source}: who published the price; {date}: its month',
  },
});
