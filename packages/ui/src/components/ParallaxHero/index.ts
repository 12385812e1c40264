export { ParallaxHero, type ParallaxHeroProps } from './ParallaxHero.tsx';
