export { SplitHero, type SplitHeroProps } from './SplitHero.tsx';
