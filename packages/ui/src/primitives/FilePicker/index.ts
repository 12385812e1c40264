export { FilePicker, type FilePickerProps } from './FilePicker.tsx';
export type { FileUpload } from './PickedFile.tsx';
