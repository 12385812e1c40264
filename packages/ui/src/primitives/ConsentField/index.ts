export { ConsentField, type ConsentFieldProps } from './ConsentField.tsx';
