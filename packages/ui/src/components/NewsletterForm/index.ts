export { emailError } from './emailError.ts';
export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
export type { NewsletterMessage, NewsletterResult } from './outcome.ts';
export type { NewsletterAnswer } from './useNewsletter.ts';
