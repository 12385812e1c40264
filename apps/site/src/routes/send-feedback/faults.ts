import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

export interface Feedback {
  message: string;
  /** Blank when no answer is wanted. */
  email: string;
}
export type FeedbackField = keyof Feedback;

/** How many characters the server takes. */
export const MESSAGE_LIMIT = 4000;

/** What keeps a letter from being sent, by field, in the order of the fields. */
export function faultsOf({ message, email }: Feedback): Partial<Record<FeedbackField, MessageDescriptor>> {
  const text = message.trim();
  const address = email.trim();
  return {
    ...(text === '' && { message: messages.messageMissing }),
    ...(text.length > MESSAGE_LIMIT && { message: messages.messageLong }),
    ...(address !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) && { email: messages.emailWrong }),
  };
}
