export { BoardHero, type BoardHeroItem, type BoardHeroProps } from './BoardHero.tsx';
