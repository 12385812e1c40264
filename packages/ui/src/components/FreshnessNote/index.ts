export { useNow } from '../../internal/useNow.ts';
export { FreshnessNote, type FreshnessNoteProps } from './FreshnessNote.tsx';
