export { StatBand, type StatBandItem, type StatBandProps } from './StatBand.tsx';
