import { defineMessages } from 'react-intl';

export const conditionIconMessages = defineMessages({
  sunny: { id: 'ui.ConditionIcon.sunny', defaultMessage: 'Sunny', description: 'Weather condition' },
  clearNight: { id: 'ui.ConditionIcon.clearNight', defaultMessage: 'Clear night', description: 'Weather condition' },
  partlyCloudy: {
    id: 'ui.ConditionIcon.partlyCloudy',
    defaultMessage: 'Partly cloudy',
    description: 'Weather condition',
  },
  cloudy: { id: 'ui.ConditionIcon.cloudy', defaultMessage: 'Cloudy', description: 'Weather condition' },
  rain: { id: 'ui.ConditionIcon.rain', defaultMessage: 'Rain', description: 'Weather condition' },
  snow: { id: 'ui.ConditionIcon.snow', defaultMessage: 'Snow', description: 'Weather condition' },
  stormPossible: {
    id: 'ui.ConditionIcon.stormPossible',
    defaultMessage: 'Storm possible',
    description: 'Weather condition: a thunderstorm may come, with or without rain now',
  },
  unknown: {
    id: 'ui.ConditionIcon.unknown',
    defaultMessage: 'Not known',
    description: 'For an unknown weather condition',
  },
});
