export { Figure, type FigureProps } from './Figure.tsx';
export { FigureGroup, type FigureGroupProps } from './FigureGroup.tsx';
export { FigureNote, type FigureNoteProps } from './FigureNote.tsx';
export type { FigureSource } from './FigureOrigin.tsx';
