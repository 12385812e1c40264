export type { NotebookTracks } from './AnimalTracks.tsx';
export { FieldNotebook, type FieldNotebookProps } from './FieldNotebook.tsx';
export { NotebookCover, type NotebookCoverProps } from './NotebookCover.tsx';
export { NotebookEntry, type NotebookEntryProps } from './NotebookEntry.tsx';
export { NotebookGrid, type NotebookGridProps } from './NotebookGrid.tsx';
export { NotebookPicture, type NotebookPictureProps } from './NotebookPicture.tsx';
export { NotebookSection, type NotebookSectionProps } from './NotebookSection.tsx';
