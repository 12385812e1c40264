import { defineMessages } from 'react-intl';

export const conditionIconMessages = defineMessages({
  sunny: { id: 'ui.ConditionIcon.sunny', defaultMessage: 'Sunny', description: 'What the sky does' },
  partlyCloudy: { id: 'ui.ConditionIcon.partlyCloudy', defaultMessage: 'Partly cloudy', description: 'The sky' },
  cloudy: { id: 'ui.ConditionIcon.cloudy', defaultMessage: 'Cloudy', description: 'What the sky does' },
  rain: { id: 'ui.ConditionIcon.rain', defaultMessage: 'Rain', description: 'What the sky does' },
  snow: { id: 'ui.ConditionIcon.snow', defaultMessage: 'Snow', description: 'What the sky does' },
  unknown: {
    id: 'ui.ConditionIcon.unknown',
    defaultMessage: 'Not known',
    description: 'When it is not known what the sky does',
  },
});
