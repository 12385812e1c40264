import type { ApplicationStatus } from '@nzete/api-client/applications';
import { Alert, type AlertProps } from '@nzete/ui/Alert';
import { useFormat } from '@nzete/ui/format';
import { ReferenceNumber, SendOutcome } from '@nzete/ui/SendOutcome';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';
import type { StatusOutcome } from './question.ts';

interface Words {
  title: MessageDescriptor;
  text: MessageDescriptor;
  tone: AlertProps['tone'];
}

const words: Readonly<Record<ApplicationStatus['status'], Words>> = {
  received: { title: messages.received, text: messages.receivedText, tone: 'info' },
  reading: { title: messages.reading, text: messages.readingText, tone: 'info' },
  'more-wanted': { title: messages.moreWanted, text: messages.moreWantedText, tone: 'warning' },
  accepted: { title: messages.accepted, text: messages.acceptedText, tone: 'success' },
  refused: { title: messages.refusedStatus, text: messages.refusedText, tone: 'info' },
  answered: { title: messages.answered, text: messages.answeredText, tone: 'success' },
  withdrawn: { title: messages.withdrawn, text: messages.withdrawnText, tone: 'info' },
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
  const sent: MessageDescriptor = messages[kind];
  return (
    <Alert
      tone={tone}
      title={<FormattedMessage {...title} />}
      description={
        <>
          <FormattedMessage {...text} values={{ date: date(status_at) }} />{' '}
          <FormattedMessage {...sent} values={{ date: date(submitted_at) }} />
        </>
      }
      actions={<ReferenceNumber number={reference} />}
    />
  );
}
