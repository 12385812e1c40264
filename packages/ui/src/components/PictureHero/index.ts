export { PictureHero, type PictureHeroProps } from './PictureHero.tsx';
