import { defineMessages } from 'react-intl';

export const visitWeightMessages = defineMessages<{
  weight: { size: string; cost: string };
  price: { price: string; source: string; date: string };
}>({
  weight: {
    id: 'ui.VisitWeight.weight',
    defaultMessage: 'This visit: {size}, about {cost}.',
    description: 'Last line of a page: what the visitor has downloaded. {size}: "188 kB"; {cost}: "1.2 FC"',
  },
  price: {
    id: 'ui.VisitWeight.price',
    defaultMessage: '{price} for 1 MB ({source}, {date})',
    description: 'After the costs of the visit. {price}: "14 FC"; {source}: who published it; {date}: its month',
  },
});
