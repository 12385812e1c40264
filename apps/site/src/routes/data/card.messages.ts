import { defineMessage } from 'react-intl';

export const cardMoment = defineMessage<{ moment: string }>({
  id: 'site.data.card.moment',
  defaultMessage: '{moment}, Kinshasa time',
  description: 'When the weather on the picture of a province was; the moment is a date and a time of day',
});
