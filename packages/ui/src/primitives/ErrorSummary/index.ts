export { ErrorSummary, type ErrorSummaryEntry, type ErrorSummaryProps } from './ErrorSummary.tsx';
