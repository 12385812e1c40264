export { checkDocument, type FileProblem } from './checkFile.ts';
export { FilePicker, type FilePickerProps } from './FilePicker.tsx';
export type { DescribedFile, FileUpload } from './PickedFile.tsx';
export type { RejectedFile } from './useChosenFile.ts';
