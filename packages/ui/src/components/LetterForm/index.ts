export { LetterForm, type LetterFormProps } from './LetterForm.tsx';
