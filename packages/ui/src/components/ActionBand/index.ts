export { ActionBand, type ActionBandProps } from './ActionBand.tsx';
