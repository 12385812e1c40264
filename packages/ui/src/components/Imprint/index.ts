export { Imprint, type ImprintProps } from './Imprint.tsx';
