export { type ReportCategory, type ReportContent, ReportList, type ReportListProps } from './ReportList.tsx';
