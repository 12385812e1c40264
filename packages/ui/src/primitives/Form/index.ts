/** Forms with formik and yup: fields, errors, summary, focus. */
export { checkForm, type FormAnswer, readForm } from './formAnswer.ts';
export { type FieldErrors, type ServerErrors, serverErrors } from './formErrors.ts';
export { type Form, type FormOptions, useForm } from './useForm.ts';
export type { FieldPath, FormFields, FormFieldsOptions } from './useFormFields.ts';
