import type { ApplicationStatus, StaffRole } from '@nzete/domain';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import type { SendResult } from '@nzete/ui/SendOutcome';
import { type ReactNode, type RefObject, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { statusMessages } from '../statusMessages.ts';
import { AskedDocuments } from './AskedDocuments.tsx';
import { type Assignment, AssignmentForm } from './AssignmentForm.tsx';
import { DocumentList } from './DocumentList.tsx';
import { HistoryList } from './HistoryList.tsx';
import { shortHistory } from './history.ts';
import { MessageList } from './MessageList.tsx';
import { Notes } from './Notes.tsx';
import { RecordSheet } from './RecordSheet.tsx';
import { entryMessages } from './texts/entryMessages.ts';
import { answerLanguage, decisionNames, kindNames, languageNames } from './texts/words.ts';
import { type Colleague, mayDecide, mayWrite, type OpenEntry } from './types.ts';

export interface EntrySheetProps {
  entry: OpenEntry;
  role: StaffRole;
  /** When this reader opened it, in epoch milliseconds. */
  openedAt: number;
  colleagues: readonly Colleague[];
  documentHref: (kind: string) => string;
  onNote: (text: string) => Promise<SendResult>;
  onAssign: (assignment: Assignment) => Promise<SendResult>;
  /** Begins a decision that is not in the bar. */
  onDecide: (status: ApplicationStatus) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Everything that is known of an entry. */
export function EntrySheet(props: EntrySheetProps) {
  const { entry, role, openedAt, colleagues, documentHref, onNote, onAssign, onDecide, headingRef } = props;
  const id = useId();
  const account = colleagues.find(({ username }) => username === entry.assigned_to)?.id ?? null;
  const assignment = { account_id: account, remind_on: entry.remind_on };
  return (
    <div className="nz:grid nz:gap-6 nz:px-4 nz:pt-6 nz:pb-8 nz:@md:px-10 nz:@md:pt-8">
      <EntryHead {...props} />
      <h2 id={id} className="nz:sr-only">
        <FormattedMessage {...entryMessages.fields} />
      </h2>
      {isReadable(entry) ? (
        <RecordSheet kind={entry.kind} fields={entry.fields} labelledBy={id} />
      ) : (
        <Alert tone="error" description={<FormattedMessage {...entryMessages.unreadable} />} />
      )}
      {entry.documents.length > 0 ? (
        <Part title={<FormattedMessage {...entryMessages.documents} />}>
          <DocumentList documents={entry.documents} hrefOf={mayDecide(role) ? documentHref : undefined} />
        </Part>
      ) : null}
      {entry.asked ? (
        <Part title={<FormattedMessage {...entryMessages.asked} />}>
          <AskedDocuments
            asked={entry.asked}
            entry={entry}
            now={openedAt}
            // Any other decision ends the link; this one needs no message.
            onEnd={mayDecide(role) ? () => onDecide('reading') : undefined}
            onGone={() => headingRef.current?.focus()}
          />
        </Part>
      ) : null}
      <section aria-labelledby={`${id}-history`} className="nz:grid nz:gap-3">
        <h2 id={`${id}-history`} className={partTitle}>
          <FormattedMessage {...entryMessages.history} />
        </h2>
        <HistoryList items={shortHistory(entry)} labelledBy={`${id}-history`} />
      </section>
      {entry.messages.length > 0 ? (
        <Part title={<FormattedMessage {...entryMessages.messages} />}>
          <MessageList messages={entry.messages} />
        </Part>
      ) : null}
      <Part title={<FormattedMessage {...entryMessages.notes} />}>
        <Notes subject={entry.subject} notes={entry.notes} onAdd={mayWrite(role) ? onNote : undefined} />
      </Part>
      {mayWrite(role) ? (
        <Part title={<FormattedMessage {...entryMessages.care} />}>
          <AssignmentForm
            key={JSON.stringify(assignment)}
            assignment={assignment}
            colleagues={colleagues}
            onSave={onAssign}
          />
          {mayDecide(role) ? <OtherDecisions {...props} /> : null}
        </Part>
      ) : null}
    </div>
  );
}

/** Fields that the key of the server does not open. */
const isReadable = ({ fields }: OpenEntry) => !fields.some(({ name }) => name === 'unreadable');

function EntryHead({ entry, openedAt, headingRef }: EntrySheetProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const at = entry.submitted_at;
  const lines = [
    formatMessage(kindNames[entry.kind]),
    entry.reference,
    entry.status && formatMessage(statusMessages[entry.status]),
  ];
  return (
    <header className="nz:grid nz:gap-2 nz:text-sm nz:text-text-muted">
      <p>{lines.filter(Boolean).join(', ')}</p>
      <h1 ref={headingRef} tabIndex={-1} className="nz:type-h1 nz:text-text nz:[overflow-wrap:anywhere] nz:focus-ring">
        {entry.title}
      </h1>
      <p>
        <FormattedMessage {...entryMessages.sent} values={{ date: date(at), time: date(at, 'time') }} />
        {entry.language ? (
          <>
            {'. '}
            <FormattedMessage
              {...entryMessages.language}
              values={{ language: formatMessage(languageNames[answerLanguage(entry.language)]) }}
            />
          </>
        ) : null}
      </p>
      <p>
        <FormattedMessage {...entryMessages.logged} values={{ time: date(openedAt, 'time') }} />
      </p>
    </header>
  );
}

/** What is decided seldom, away from the bar. */
function OtherDecisions({ entry, onDecide }: EntrySheetProps) {
  const others = (['reading', 'withdrawn'] as const).filter((status) => entry.actions.includes(status));
  if (others.length === 0) return null;
  return (
    <div className="nz:flex nz:flex-wrap nz:gap-3">
      {others.map((status) => (
        <Button key={status} variant="line" size="sm" onClick={() => onDecide(status)}>
          <FormattedMessage {...decisionNames[status]} />
        </Button>
      ))}
    </div>
  );
}

const partTitle = 'nz:text-base nz:font-bold';

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="nz:grid nz:gap-3">
      <h2 id={id} className={partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
