export { type FormSummaryEntry, readSummary } from './readSummary.ts';
export { SendLater, type SendLaterProps } from './SendLater.tsx';
