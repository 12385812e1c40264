export { Figure, type FigureProps, type FigureSource } from './Figure.tsx';
