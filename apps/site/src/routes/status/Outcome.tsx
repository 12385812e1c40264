import type { ApplicationStatus } from '@nzete/api-client/applications';
import { Alert, type AlertProps } from '@nzete/ui/Alert';
import { useFormat } from '@nzete/ui/format';
import { ReferenceNumber, SendOutcome } from '@nzete/ui/SendOutcome';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { datedMessages, messages } from './messages.ts';
import type { StatusOutcome } from './question.ts';

interface Words {
  title: MessageDescriptor;
  text: (typeof datedMessages)[keyof typeof datedMessages];
  tone: AlertProps['tone'];
}

const words: Readonly<Record<ApplicationStatus['status'], Words>> = {
  received: { title: messages.received, text: datedMessages.receivedText, tone: 'info' },
  reading: { title: messages.reading, text: datedMessages.readingText, tone: 'info' },
  'more-wanted': { title: messages.moreWanted, text: datedMessages.moreWantedText, tone: 'warning' },
  accepted: { title: messages.accepted, text: datedMessages.acceptedText, tone: 'success' },
  refused: { title: messages.refusedStatus, text: datedMessages.refusedText, tone: 'info' },
  answered: { title: messages.answered, text: datedMessages.answeredText, tone: 'success' },
  withdrawn: { title: messages.withdrawn, text: datedMessages.withdrawnText, tone: 'info' },
};

/** The answer of the form, announced when it arrives. */
export function Outcome({ outcome }: { outcome: StatusOutcome | undefined }) {
  return (
    <div role="status">
      {outcome && 'found' in outcome ? <Found {...outcome.found} /> : null}
      {outcome && 'notFound' in outcome ? (
        <Alert tone="warning" description={<FormattedMessage {...messages.notFound} />} />
      ) : null}
      {outcome && 'failure' in outcome ? <SendOutcome result={outcome.failure} title={null} /> : null}
    </div>
  );
}

function Found({ reference, kind, status, submitted_at, status_at }: ApplicationStatus) {
  const { date } = useFormat();
  const { title, text, tone } = words[status];
  return (
    <Alert
      tone={tone}
      title={<FormattedMessage {...title} />}
      description={
        <>
          <FormattedMessage {...text} values={{ date: date(status_at) }} />{' '}
          <FormattedMessage {...datedMessages[kind]} values={{ date: date(submitted_at) }} />
        </>
      }
      actions={<ReferenceNumber number={reference} />}
    />
  );
}
