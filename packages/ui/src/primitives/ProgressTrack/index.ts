export { ProgressTrack, type ProgressTrackProps } from './ProgressTrack.tsx';
export type { ProgressTone } from './ProgressTrack.variants.ts';
