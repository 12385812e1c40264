export { IconButton, type IconButtonProps } from './IconButton.tsx';
export type { IconButtonSize } from './IconButton.variants.ts';
