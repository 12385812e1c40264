export { ReportFeature, type ReportFeatureProps } from './ReportFeature.tsx';
