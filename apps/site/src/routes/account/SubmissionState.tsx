import type { OwnSubmission } from '@nzete/api-client/accounts';
import { Alert } from '@nzete/ui/Alert';
import { useFormat } from '@nzete/ui/format';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { submissionMessages as texts } from './submission.messages.ts';
import { statusWords } from './submissionStatus.ts';

/** Where it stands; announced when it changes. */
export function SubmissionState({ submission: { status, status_at, submitted_at } }: { submission: OwnSubmission }) {
  const { date } = useFormat();
  if (!status) {
    return (
      <Text>
        <FormattedMessage {...texts.noStatus} />
      </Text>
    );
  }
  const { title, text, tone } = statusWords[status];
  return (
    <div role="status">
      <Alert
        tone={tone}
        title={<FormattedMessage {...title} />}
        description={<FormattedMessage {...text} values={{ date: date(status_at ?? submitted_at) }} />}
      />
    </div>
  );
}
