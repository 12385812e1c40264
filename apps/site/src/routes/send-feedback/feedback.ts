import type { FeedbackInput } from '@nzete/api-client/applications';
import { emailLimit, feedbackLimits } from '@nzete/domain';
import { object, string } from 'yup';

export interface Feedback {
  message: string;
  /** Blank if no reply is wanted. */
  email: string;
}

export const emptyFeedback: Feedback = { message: '', email: '' };

/** The validation schema. Its messages are keys of `messages`. */
export const feedbackSchema = object({
  message: string().trim().required('messageMissing').max(feedbackLimits.message, 'messageLong'),
  email: string()
    .trim()
    .max(emailLimit, 'emailWrong')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: 'emailWrong', excludeEmptyString: true }),
});

/** The arguments of the call that sends valid values. */
export function feedbackCall(values: Feedback): { feedbackInput: FeedbackInput } {
  const { message, email } = feedbackSchema.cast(values);
  return { feedbackInput: { message, ...(email ? { email } : {}) } };
}
