import { defineMessages } from 'react-intl';

export const airQualityBadgeMessages = defineMessages({
  good: { id: 'ui.AirQualityBadge.good', defaultMessage: 'Good', description: 'Air quality index up to 50' },
  moderate: { id: 'ui.AirQualityBadge.moderate', defaultMessage: 'Moderate', description: 'Air quality, 51 to 100' },
  sensitive: {
    id: 'ui.AirQualityBadge.sensitive',
    defaultMessage: 'Unhealthy for Sensitive',
    description: 'Air quality index of 101 to 150: bad for children, old people and sick people',
  },
  unhealthy: {
    id: 'ui.AirQualityBadge.unhealthy',
    defaultMessage: 'Unhealthy',
    description: 'Air quality index of 151 to 200',
  },
  veryUnhealthy: {
    id: 'ui.AirQualityBadge.veryUnhealthy',
    defaultMessage: 'Very unhealthy',
    description: 'Air quality index of 201 to 300: everyone should avoid effort outdoors',
  },
  hazardous: {
    id: 'ui.AirQualityBadge.hazardous',
    defaultMessage: 'Hazardous',
    description: 'Air quality index of 301 and above: everyone should stay indoors',
  },
});
