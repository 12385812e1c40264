export { WaitingNote, type WaitingNoteProps } from './WaitingNote.tsx';
