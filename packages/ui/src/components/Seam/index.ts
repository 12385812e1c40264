export { Seam, type SeamProps } from './Seam.tsx';
