import type { AuditEntry } from '@nzete/api-client/staff';
import { FormattedMessage, useIntl } from 'react-intl';
import { roleMessages, staffMessages } from '../messages.ts';
import { useMoment } from '../parts/useMoment.ts';
import { actionMessages } from './action.messages.ts';
import { auditMessages as messages } from './messages.ts';

/** The entries, newest first. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  if (entries.length === 0)
    return (
      <p role="status">
        <FormattedMessage {...messages.empty} />
      </p>
    );
  return (
    <ol aria-label={formatMessage(messages.list)} className="nz:border-t nz:border-line">
      {entries.map(({ at, who, action, subject, reason }) => (
        <li
          key={`${at} ${who} ${action} ${subject}`}
          className="nz:grid nz:gap-x-6 nz:border-b nz:border-line nz:py-2 nz:sm:grid-cols-[14rem_1fr]"
        >
          <time dateTime={at} className="nz:text-sm nz:text-text-muted">
            {moment(at)}
          </time>
          <div className="nz:min-w-0 nz:break-words">
            <p>
              <strong>{who}</strong> {wordsOf(action, formatMessage)} <Subject name={subject} />
            </p>
            {reason ? <p className="nz:text-sm nz:text-text-2">{reasonIn(reason, formatMessage)}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Lists are named as in the navigation; anything else by its reference, username or id. */
const lists = {
  people: staffMessages.people,
  audit: staffMessages.audit,
  sessions: staffMessages.sessions,
  gifts: staffMessages.gifts,
};

function Subject({ name }: { name: string }) {
  if (Object.hasOwn(lists, name)) return <FormattedMessage {...lists[name as keyof typeof lists]} />; // just checked
  return <span className="nz:font-mono nz:text-sm">{name}</span>;
}

const isKnown = (action: string): action is keyof typeof actionMessages => Object.hasOwn(actionMessages, action);

/** An action that a newer server has shows its own name. */
const wordsOf = (action: string, formatMessage: ReturnType<typeof useIntl>['formatMessage']) =>
  isKnown(action) ? formatMessage(actionMessages[action]) : action;

const ARROW = ' → ';

const isRole = (word: string): word is keyof typeof roleMessages => Object.hasOwn(roleMessages, word);

/** The reason of an invitation is a role, and that of a change of role two; after it there may be none. */
function reasonIn(reason: string, formatMessage: ReturnType<typeof useIntl>['formatMessage']): string {
  const words = reason.split(ARROW);
  if (!words.some(isRole)) return reason;
  return words.map((word) => (isRole(word) ? formatMessage(roleMessages[word]) : '–')).join(ARROW);
}
