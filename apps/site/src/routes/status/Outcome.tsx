import type { ApplicationStatus } from '@nzete/api-client/applications';
import { Alert, type AlertProps } from '@nzete/ui/Alert';
import { useFormat } from '@nzete/ui/format';
import { ReferenceNumber, SendOutcome } from '@nzete/ui/SendOutcome';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';
import type { StatusOutcome } from './question.ts';
import { textsOfStatus } from './status.messages.ts';

const tones: Partial<Record<ApplicationStatus['status'], AlertProps['tone']>> = {
  'more-wanted': 'warning',
  accepted: 'success',
  answered: 'success',
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
  const { title, text } = textsOfStatus(kind, status);
  const sent: MessageDescriptor = messages[kind];
  return (
    <Alert
      tone={tones[status] ?? 'info'}
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
