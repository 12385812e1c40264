export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
export type { NewsletterMessage, NewsletterResult } from './outcome.ts';
