export { Sign, type SignName, type SignProps, signNames } from './Sign.tsx';
