export { BookSpread, BookSpreadEntry, type BookSpreadProps } from './BookSpread.tsx';
