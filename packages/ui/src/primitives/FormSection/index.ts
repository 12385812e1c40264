export { FormSection, type FormSectionProps, type FormSectionState } from './FormSection.tsx';
