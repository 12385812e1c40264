export { Picture, type PictureContent, type PictureProps } from './Picture.tsx';
