import type { OwnSubmission } from '@nzete/api-client/accounts';
import type { AlertProps } from '@nzete/ui/Alert';
import type { MessageDescriptor } from 'react-intl';
import { submissionMessages as texts } from './submission.messages.ts';

interface Words {
  title: MessageDescriptor;
  text: MessageDescriptor;
  tone: NonNullable<AlertProps['tone']>;
}

/** What a status is called and means. */
export const statusWords: Readonly<Record<NonNullable<OwnSubmission['status']>, Words>> = {
  received: { title: texts.received, text: texts.receivedText, tone: 'info' },
  reading: { title: texts.reading, text: texts.readingText, tone: 'info' },
  'more-wanted': { title: texts.moreWanted, text: texts.moreWantedText, tone: 'warning' },
  accepted: { title: texts.accepted, text: texts.acceptedText, tone: 'success' },
  refused: { title: texts.refusedStatus, text: texts.refusedText, tone: 'info' },
  answered: { title: texts.answered, text: texts.answeredText, tone: 'success' },
  withdrawn: { title: texts.withdrawn, text: texts.withdrawnText, tone: 'info' },
};
