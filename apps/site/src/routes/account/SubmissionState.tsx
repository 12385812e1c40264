import type { OwnSubmission } from '@nzete/api-client/accounts';
import { Alert, type AlertProps } from '@nzete/ui/Alert';
import { useFormat } from '@nzete/ui/format';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { textsOfStatus } from './status.messages.ts';
import { submissionMessages as texts } from './submission.messages.ts';

const tones: Partial<Record<NonNullable<OwnSubmission['status']>, AlertProps['tone']>> = {
  'more-wanted': 'warning',
  accepted: 'success',
  answered: 'success',
};

/** Where it stands; announced when it changes. */
export function SubmissionState({
  submission: { kind, status, status_at, submitted_at },
}: {
  submission: OwnSubmission;
}) {
  const { date } = useFormat();
  if (!status) {
    return (
      <Text>
        <FormattedMessage {...texts.noStatus} />
      </Text>
    );
  }
  const { title, text } = textsOfStatus(kind, status);
  return (
    <div role="status">
      <Alert
        tone={tones[status] ?? 'info'}
        title={<FormattedMessage {...title} />}
        description={<FormattedMessage {...text} values={{ date: date(status_at ?? submitted_at) }} />}
      />
    </div>
  );
}
