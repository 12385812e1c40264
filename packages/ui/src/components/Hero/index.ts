export { Hero, type HeroProps } from './Hero.tsx';
export type { HeroPicture } from './HeroCarousel.tsx';
export type { HeroStat } from './HeroStats.tsx';
