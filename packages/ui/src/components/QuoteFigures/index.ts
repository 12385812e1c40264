export { QuoteFigures, type QuoteFiguresItem, type QuoteFiguresProps } from './QuoteFigures.tsx';
