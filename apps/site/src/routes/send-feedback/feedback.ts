import { object, string } from 'yup';

export interface Feedback {
  message: string;
  /** Blank when no answer is wanted. */
  email: string;
}

export const emptyFeedback: Feedback = { message: '', email: '' };

/** How many characters the server takes. */
export const MESSAGE_LIMIT = 4000;

/** What keeps a letter from being sent. The messages are keys (see `messages`). */
export const feedbackSchema = object({
  message: string().trim().required('messageMissing').max(MESSAGE_LIMIT, 'messageLong'),
  email: string()
    .trim()
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: 'emailWrong', excludeEmptyString: true }),
});
