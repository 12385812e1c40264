import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The authorities’ names of the levels that the rules use. */
export const levelNames = defineMessages<
  Record<
    'extremeDanger' | 'danger' | 'violent' | 'heavy' | 'veryUnhealthy' | 'hazardous' | 'unhealthy' | 'sensitive',
    NoMessageValues
  >
>({
  extremeDanger: {
    id: 'api.climate.alert.level.extremeDanger',
    defaultMessage: 'extreme danger',
    description: 'A level of heat, as the US National Weather Service calls it',
  },
  danger: {
    id: 'api.climate.alert.level.danger',
    defaultMessage: 'danger',
    description: 'A level of heat, as the US National Weather Service calls it',
  },
  violent: {
    id: 'api.climate.alert.level.violent',
    defaultMessage: 'violent',
    description: 'A level of rain, as the WMO calls it',
  },
  heavy: {
    id: 'api.climate.alert.level.heavy',
    defaultMessage: 'heavy',
    description: 'A level of rain, as the WMO calls it',
  },
  veryUnhealthy: {
    id: 'api.climate.alert.level.veryUnhealthy',
    defaultMessage: 'very unhealthy',
    description: 'A level of the air quality index, as the US EPA calls it',
  },
  hazardous: {
    id: 'api.climate.alert.level.hazardous',
    defaultMessage: 'hazardous',
    description: 'A level of the air quality index, as the US EPA calls it',
  },
  unhealthy: {
    id: 'api.climate.alert.level.unhealthy',
    defaultMessage: 'unhealthy',
    description: 'A level of the air quality index, as the US EPA calls it',
  },
  sensitive: {
    id: 'api.climate.alert.level.sensitive',
    defaultMessage: 'unhealthy for sensitive groups',
    description: 'A level of the air quality index, as the US EPA calls it',
  },
});

/** Which rule made an alert. */
export const rules = defineMessages<{
  heat: { threshold: string; name: string };
  rain: { threshold: string; name: string };
  wind: { threshold: string; name: string };
  air: { threshold: string; name: string };
}>({
  heat: {
    id: 'api.climate.alert.rule.heat',
    defaultMessage: 'Heat index of {threshold} °C or more: “{name}”, US National Weather Service',
    description: 'The rule that made an alert; {name} is what the authority calls the level',
  },
  rain: {
    id: 'api.climate.alert.rule.rain',
    defaultMessage: 'Rain of {threshold} mm an hour or more: “{name}”, WMO guide No. 8',
    description: 'The rule that made an alert; {name} is what the authority calls the level',
  },
  wind: {
    id: 'api.climate.alert.rule.wind',
    defaultMessage: 'Mean wind of {threshold} km/h or more: force {name} on the Beaufort scale',
    description: 'The rule that made an alert; {name} is a number of the scale',
  },
  air: {
    id: 'api.climate.alert.rule.air',
    defaultMessage: 'Air quality index of {threshold} or more: “{name}”, US EPA',
    description: 'The rule that made an alert; {name} is what the authority calls the level',
  },
});
