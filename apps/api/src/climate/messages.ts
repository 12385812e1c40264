import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** What an alert is called. */
export const titles = defineMessages<
  Record<
    | 'heat'
    | 'extremeHeat'
    | 'rain'
    | 'violentRain'
    | 'wind'
    | 'gale'
    | 'sensitiveAir'
    | 'badAir'
    | 'veryBadAir'
    | 'hazardousAir'
    | 'stale'
    | 'sample',
    NoMessageValues
  >
>({
  heat: {
    id: 'api.climate.alert.title.heat',
    defaultMessage: 'Dangerous heat',
    description: 'Title of a weather alert',
  },
  extremeHeat: {
    id: 'api.climate.alert.title.extremeHeat',
    defaultMessage: 'Extreme heat',
    description: 'Title of a weather alert',
  },
  rain: {
    id: 'api.climate.alert.title.rain',
    defaultMessage: 'Heavy rain',
    description: 'Title of a weather alert',
  },
  violentRain: {
    id: 'api.climate.alert.title.violentRain',
    defaultMessage: 'Violent rain',
    description: 'Title of a weather alert',
  },
  wind: {
    id: 'api.climate.alert.title.wind',
    defaultMessage: 'Strong wind',
    description: 'Title of a weather alert',
  },
  gale: {
    id: 'api.climate.alert.title.gale',
    defaultMessage: 'Severe gale',
    description: 'Title of a weather alert',
  },
  sensitiveAir: {
    id: 'api.climate.alert.title.sensitiveAir',
    defaultMessage: 'Air unhealthy for sensitive people',
    description: 'Title of a weather alert',
  },
  badAir: {
    id: 'api.climate.alert.title.badAir',
    defaultMessage: 'Unhealthy air',
    description: 'Title of a weather alert',
  },
  veryBadAir: {
    id: 'api.climate.alert.title.veryBadAir',
    defaultMessage: 'Very unhealthy air',
    description: 'Title of a weather alert',
  },
  hazardousAir: {
    id: 'api.climate.alert.title.hazardousAir',
    defaultMessage: 'Hazardous air',
    description: 'Title of a weather alert',
  },
  stale: {
    id: 'api.climate.alert.title.stale',
    defaultMessage: 'Records are not up to date',
    description: 'Title of a notice about the weather records',
  },
  sample: {
    id: 'api.climate.alert.title.sample',
    defaultMessage: 'These are sample records',
    description: 'Title of a notice about the weather records',
  },
});

/** Where a notice is about. */
export const places = defineMessages<{
  all: NoMessageValues;
}>({
  all: {
    id: 'api.climate.alert.place.all',
    defaultMessage: 'All 26 provinces',
    description: 'The place of a notice about all weather records',
  },
});

/** What was measured, and what to do. */
export const descriptions = defineMessages<{
  heat: { capital: string; value: string; temperature: string; humidity: string };
  rain: { capital: string; value: string; temperature: string; humidity: string };
  wind: { capital: string; value: string; temperature: string; humidity: string };
  sensitiveAir: { capital: string; value: string; temperature: string; humidity: string };
  badAir: { capital: string; value: string; temperature: string; humidity: string };
  veryBadAir: { capital: string; value: string; temperature: string; humidity: string };
  hazardousAir: { capital: string; value: string; temperature: string; humidity: string };
}>({
  heat: {
    id: 'api.climate.alert.text.heat',
    defaultMessage:
      '{capital} feels like {value} °C ({temperature} °C with {humidity} % humidity). Drink water often, rest in the shade, and look after children and old people.',
    description: 'Text of an alert: what was measured in the capital of a province, and what to do',
  },
  rain: {
    id: 'api.climate.alert.text.rain',
    defaultMessage:
      '{value} mm of rain an hour in {capital}. Keep away from ravines and rivers, and do not cross running water.',
    description: 'Text of an alert; {value} is measured in the capital of a province',
  },
  wind: {
    id: 'api.climate.alert.text.wind',
    defaultMessage: 'Wind of {value} km/h in {capital}. Tie down roofs and stalls, and keep canoes on the shore.',
    description: 'Text of an alert; {value} is measured in the capital of a province',
  },
  sensitiveAir: {
    id: 'api.climate.alert.text.sensitiveAir',
    defaultMessage:
      'Air quality index {value} in {capital}. Children, old people and people with asthma should avoid long effort outdoors.',
    description:
      'Text of an alert; {value} is measured in the capital of a province. The advice gets stricter from level to level',
  },
  badAir: {
    id: 'api.climate.alert.text.badAir',
    defaultMessage:
      'Air quality index {value} in {capital}. Stay away from smoke and traffic, and keep children and sick people indoors.',
    description:
      'Text of an alert; {value} is measured in the capital of a province. The advice gets stricter from level to level',
  },
  veryBadAir: {
    id: 'api.climate.alert.text.veryBadAir',
    defaultMessage:
      'Air quality index {value} in {capital}. Everyone should avoid hard effort outdoors. Children, old, pregnant and sick people stay indoors, away from smoke; keep asthma medicine at hand.',
    description:
      'Text of an alert; {value} is measured in the capital of a province. The advice gets stricter from level to level',
  },
  hazardousAir: {
    id: 'api.climate.alert.text.hazardousAir',
    defaultMessage:
      'Air quality index {value} in {capital}. Nobody should make an effort outdoors. Stay indoors, close doors and windows, light no fire inside; children, old and sick people rest. Get help for anyone who breathes with difficulty.',
    description:
      'Text of an alert; {value} is measured in the capital of a province. The advice gets stricter from level to level',
  },
});

/** Notices about the records themselves. */
export const notices = defineMessages<{
  stale: { time: string };
  staleRule: { threshold: string };
  sample: NoMessageValues;
  sampleRule: NoMessageValues;
}>({
  stale: {
    id: 'api.climate.alert.notice.stale',
    defaultMessage:
      'The weather source does not answer. The last records are of {time}; weather alerts stop once records are 3 hours old.',
    description: 'Text of a notice; {time} is a day and a time of day',
  },
  staleRule: {
    id: 'api.climate.alert.notice.staleRule',
    defaultMessage: 'The newest record is more than {threshold} minutes old',
    description: 'The rule that made a notice; {threshold} is a number',
  },
  sample: {
    id: 'api.climate.alert.notice.sample',
    defaultMessage:
      'No live weather has been received yet. The figures show what is usual in this month; no alert is derived from them.',
    description: 'Text of a notice',
  },
  sampleRule: {
    id: 'api.climate.alert.notice.sampleRule',
    defaultMessage: 'Nothing has been fetched from the weather source yet',
    description: 'The rule that made a notice',
  },
});
