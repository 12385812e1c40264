import { defineMessages, type NoMessageValues } from 'react-intl';

export const provinceMapMessages = defineMessages<{
  map: { measure: string };
  keys: NoMessageValues;
  tile: { province: string; value: string };
  below: { value: string };
  between: { from: string; to: string };
  above: { value: string };
  unit: { measure: string; unit: string };
  millions: NoMessageValues;
  index: NoMessageValues;
}>({
  map: {
    id: 'ui.ProvinceMap.map',
    defaultMessage: 'Map of the provinces: {measure}',
    description: 'Name of the map for a screen reader; the measure is what it is coloured by',
  },
  keys: {
    id: 'ui.ProvinceMap.keys',
    defaultMessage: 'Arrow keys lead to the neighbouring province, Enter opens it.',
    description: 'How to use the map by keyboard, for a screen reader',
  },
  tile: {
    id: 'ui.ProvinceMap.tile',
    defaultMessage: '{province}: {value}',
    description: 'A tile of the map for a screen reader, such as Coast: 27 °C',
  },
  below: { id: 'ui.ProvinceMap.below', defaultMessage: 'under {value}', description: 'First step of the legend' },
  between: {
    id: 'ui.ProvinceMap.between',
    defaultMessage: '{from} to {to}',
    description: 'A step of the legend: the lowest value in it and the lowest of the next step',
  },
  above: { id: 'ui.ProvinceMap.above', defaultMessage: '{value} and over', description: 'Last step of the legend' },
  unit: {
    id: 'ui.ProvinceMap.unit',
    defaultMessage: '{measure}, {unit}',
    description: 'Above the legend: what the map is coloured by, and in which unit',
  },
  millions: {
    id: 'ui.ProvinceMap.millions',
    defaultMessage: 'millions of people',
    description: 'Unit of the population on the map',
  },
  index: { id: 'ui.ProvinceMap.index', defaultMessage: 'US index', description: 'Unit of the air quality' },
});
