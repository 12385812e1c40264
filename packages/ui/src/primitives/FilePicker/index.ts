export { checkDocument, type FileProblem, MAX_DOCUMENT_BYTES } from './checkFile.ts';
export { FilePicker, type FilePickerProps } from './FilePicker.tsx';
export type { FileUpload } from './PickedFile.tsx';
export type { RejectedFile } from './useChosenFile.ts';
