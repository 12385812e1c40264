import { useFormat } from '@nzete/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { statusMessages } from '../statusMessages.ts';
import { entryMessages } from './texts/entryMessages.ts';
import type { EntryMessage } from './types.ts';

/** What staff wrote to the sender, in the sender's language. */
export function MessageList({ messages }: { messages: readonly EntryMessage[] }) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  return (
    <ul className="nz:grid nz:gap-3 nz:text-md">
      {messages.map(({ at, who, status, language, text }) => (
        <li key={at} className="nz:border-s-3 nz:border-primary nz:ps-3">
          <p className="nz:font-semibold">{formatMessage(statusMessages[status])}</p>
          <p lang={language} className="nz:whitespace-pre-line nz:[overflow-wrap:anywhere]">
            {text}
          </p>
          <p className="nz:text-xs nz:text-text-muted">
            <FormattedMessage {...entryMessages.by} values={{ who, date: date(at), time: date(at, 'time') }} />
          </p>
        </li>
      ))}
    </ul>
  );
}
