export { ForestScene } from './ForestScene.tsx';
export { Hero, type HeroProps } from './Hero.tsx';
export type { HeroPicture } from './HeroSlide.tsx';
export type { HeroStat } from './HeroStats.tsx';
