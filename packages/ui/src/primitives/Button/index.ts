export { Button, type ButtonProps } from './Button.tsx';
export { type ButtonVariantProps, buttonVariants } from './Button.variants.ts';
