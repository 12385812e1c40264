export { DocumentsForm, type DocumentsFormProps, type RequestedDocument } from './DocumentsForm.tsx';
