import type { OwnSubmission } from '@nzete/api-client/accounts';
import { useFormat } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { submissionMessages as texts } from './submission.messages.ts';

/** What staff wrote with their decisions, the newest first. */
export function StaffMessages({ messages }: Pick<OwnSubmission, 'messages'>) {
  const { date } = useFormat();
  return (
    <div className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:gap-3">
      <Heading headingLevel={4} size="sm">
        <FormattedMessage {...texts.messagesTitle} />
      </Heading>
      <ul className="nz:grid nz:grid-cols-1 nz:gap-4">
        {messages.toReversed().map(({ at, text }) => (
          <li key={at} className="nz:grid nz:min-w-0 nz:grid-cols-1 nz:gap-1">
            <Text size="md" tone="muted">
              {date(at)}
            </Text>
            <Paragraphs text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    text
      .split(/\n+/)
      .filter(Boolean)
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs keep their order
      .map((paragraph, index) => <Text key={index}>{paragraph}</Text>)
  );
}
