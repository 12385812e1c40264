import { defineMessages } from 'react-intl';

export const airQualityBadgeMessages = defineMessages({
  good: { id: 'ui.AirQualityBadge.good', defaultMessage: 'Good', description: 'Air quality index up to 50' },
  moderate: { id: 'ui.AirQualityBadge.moderate', defaultMessage: 'Moderate', description: 'Air quality, 51 to 100' },
  sensitive: {
    id: 'ui.AirQualityBadge.sensitive',
    defaultMessage: 'Unhealthy for Sensitive',
    description: 'Air quality index of 101 to 150: bad for children, old people and sick people',
  },
  unhealthy: { id: 'ui.AirQualityBadge.unhealthy', defaultMessage: 'Unhealthy', description: 'Air quality above 150' },
});
