import type { MessageDescriptor } from 'react-intl';
import type { FormName } from './keptForm.ts';
import { outboxMessages as messages } from './outbox.messages.ts';

/** What visitors call the forms. */
export const formNames: Readonly<Record<FormName, MessageDescriptor>> = {
  volunteer: messages.volunteer,
  partnership: messages.partnership,
  'partnership-short': messages.partnership,
  feedback: messages.feedback,
  'course-interest': messages.courseInterest,
  newsletter: messages.newsletter,
  update: messages.update,
  'event-sign-up': messages.eventSignUp,
};
