export { PhotoCard, type PhotoCardProps } from './PhotoCard.tsx';
export type { PhotoCardVariantProps } from './PhotoCard.variants.ts';
