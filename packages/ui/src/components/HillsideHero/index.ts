export { HillsideHero, type HillsideHeroFeature, type HillsideHeroProps } from './HillsideHero.tsx';
