export { ParallaxHero, type ParallaxHeroProps } from './ParallaxHero.tsx';
export { ParallaxRain } from './ParallaxRain.tsx';
