import { useFormat } from '@nzete/ui/format';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Diamond } from './Diamond.tsx';
import { fieldName } from './fields.ts';
import { actionMessages } from './texts/actionMessages.ts';
import type { HistoryItem } from './types.ts';

/** The message of an action, if this version knows it. */
const messageOf = (action: string): MessageDescriptor =>
  Object.hasOwn(actionMessages, action) ? actionMessages[action as keyof typeof actionMessages] : actionMessages.other;

/** What was done with an entry, the oldest first. Looks are hollow, changes solid. */
export function HistoryList({ items, labelledBy }: { items: readonly HistoryItem[]; labelledBy: string }) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  return (
    <ol aria-labelledby={labelledBy} className="nz:grid nz:gap-2 nz:text-md">
      {items.map(({ at, who, action, text }) => (
        <li
          key={`${at} ${action} ${who}`}
          className="nz:grid nz:grid-cols-[1.5rem_minmax(0,1fr)] nz:gap-x-2 nz:@md:grid-cols-[1.5rem_minmax(0,1fr)_auto]"
        >
          <Diamond state={action === 'opened' || action === 'exported' ? 'done' : 'new'} className="nz:mt-1" />
          <span className="nz:min-w-0 nz:[overflow-wrap:anywhere]">
            <FormattedMessage
              {...messageOf(action)}
              values={{ action, who: who ?? formatMessage(actionMessages.sender) }}
            />
            {text ? (
              <span className="nz:block nz:whitespace-pre-line nz:text-text-2">
                <HistoryText text={text} />
              </span>
            ) : null}
          </span>
          <time
            dateTime={at}
            className="nz:col-start-2 nz:text-xs nz:leading-6 nz:text-text-muted nz:tabular-nums nz:@md:col-start-3"
          >
            {`${date(at)}, ${date(at, 'time')}`}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** A reason as it was typed, or the document that was looked at. */
function HistoryText({ text }: { text: string }) {
  const name = fieldName(text);
  return name ? <FormattedMessage {...name} /> : text;
}
