import { defineMessages } from 'react-intl';

export const conditionIconMessages = defineMessages({
  sunny: { id: 'ui.ConditionIcon.sunny', defaultMessage: 'Sunny', description: 'Weather condition' },
  partlyCloudy: {
    id: 'ui.ConditionIcon.partlyCloudy',
    defaultMessage: 'Partly cloudy',
    description: 'Weather condition',
  },
  cloudy: { id: 'ui.ConditionIcon.cloudy', defaultMessage: 'Cloudy', description: 'Weather condition' },
  rain: { id: 'ui.ConditionIcon.rain', defaultMessage: 'Rain', description: 'Weather condition' },
  snow: { id: 'ui.ConditionIcon.snow', defaultMessage: 'Snow', description: 'Weather condition' },
  unknown: {
    id: 'ui.ConditionIcon.unknown',
    defaultMessage: 'Not known',
    description: 'For an unknown weather condition',
  },
});
