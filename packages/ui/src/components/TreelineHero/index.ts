export { TreelineHero, type TreelineHeroProps } from './TreelineHero.tsx';
