export type { FocusArea } from './FocusAreaStrip.tsx';
export { FocusAreaStrips, type FocusAreaStripsProps } from './FocusAreaStrips.tsx';
