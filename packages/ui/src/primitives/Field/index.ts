export { Field, type FieldControlProps, type FieldProps, type FieldTexts } from './Field.tsx';
export { fieldControl } from './Field.variants.ts';
export { FieldSet, type FieldSetProps } from './FieldSet.tsx';
export { focusField } from './focusField.ts';
