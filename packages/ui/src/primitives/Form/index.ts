/** Binds the fields of a form to formik and yup: errors, summary, focus. */
export { type FieldErrors, type Refusal, refuse } from './formErrors.ts';
export {
  type FieldBinding,
  type FieldPath,
  type FormFields,
  type FormFieldsOptions,
  type FormikBag,
  useFormFields,
} from './useFormFields.ts';
export { useFormStart } from './useFormStart.ts';
