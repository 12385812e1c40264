export { LiveToggle, type LiveToggleProps } from './LiveToggle.tsx';
