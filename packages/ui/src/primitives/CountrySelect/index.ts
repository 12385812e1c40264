export { CountrySelect, type CountrySelectProps } from './CountrySelect.tsx';
export { type Country, countriesIn, countryName } from './countryNames.ts';
