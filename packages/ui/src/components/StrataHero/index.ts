export { StrataHero, type StrataHeroPicture, type StrataHeroProps } from './StrataHero.tsx';
