export { AnalysisGenerator, type AnalysisGeneratorProps } from './AnalysisGenerator.tsx';
