export { FreshnessNote, type FreshnessNoteProps } from './FreshnessNote.tsx';
