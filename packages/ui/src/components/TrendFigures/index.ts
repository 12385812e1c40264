export { TrendFigures, type TrendFiguresItem, type TrendFiguresProps } from './TrendFigures.tsx';
