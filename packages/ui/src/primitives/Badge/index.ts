export { Badge, type BadgeProps } from './Badge.tsx';
export { type BadgeVariantProps, badgeVariants } from './Badge.variants.ts';
