export { Card, type CardProps } from './Card.tsx';
export { type CardVariantProps, cardVariants } from './Card.variants.ts';
export { CardLink, type CardLinkProps } from './CardLink.tsx';
