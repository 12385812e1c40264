export { focusSection } from './focusSection.ts';
export { LoadState, type LoadStateProps } from './LoadState.tsx';
