import type { FeedbackInput } from '@nzete/api-client/applications';
import { object, string } from 'yup';

export interface Feedback {
  message: string;
  /** Blank if no reply is wanted. */
  email: string;
}

export const emptyFeedback: Feedback = { message: '', email: '' };

/** The maximum length that the server accepts, in characters. */
export const MESSAGE_LIMIT = 4000;

/** The validation schema. Its messages are keys of `messages`. */
export const feedbackSchema = object({
  message: string().trim().required('messageMissing').max(MESSAGE_LIMIT, 'messageLong'),
  email: string()
    .trim()
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: 'emailWrong', excludeEmptyString: true }),
});

/** The arguments of the call that sends valid values. */
export function feedbackCall(values: Feedback): { feedbackInput: FeedbackInput } {
  const { message, email } = feedbackSchema.cast(values);
  return { feedbackInput: { message, ...(email ? { email } : {}) } };
}
