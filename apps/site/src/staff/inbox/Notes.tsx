import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { SendOutcome, type SendResult } from '@nzete/ui/SendOutcome';
import { TextArea } from '@nzete/ui/TextArea';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKept } from '../session/kept.ts';
import { entryMessages } from './texts/entryMessages.ts';
import type { EntryNote } from './types.ts';

interface NotesProps {
  subject: string;
  notes: readonly EntryNote[];
  /** Adds a note; none for roles that may not write. */
  onAdd: ((text: string) => Promise<SendResult>) | undefined;
}

/** What staff told each other about an entry. */
export function Notes({ subject, notes, onAdd }: NotesProps) {
  const { date } = useFormat();
  return (
    <>
      {notes.length === 0 ? (
        <p className="nz:text-md nz:text-text-muted">
          <FormattedMessage {...entryMessages.noNotes} />
        </p>
      ) : (
        <ul className="nz:grid nz:gap-3 nz:text-md">
          {notes.map(({ id, at, who, text }) => (
            <li key={id} className="nz:border-s-3 nz:border-line nz:ps-3">
              <p className="nz:whitespace-pre-line nz:[overflow-wrap:anywhere]">{text}</p>
              <p className="nz:text-xs nz:text-text-muted">
                <FormattedMessage {...entryMessages.by} values={{ who, date: date(at), time: date(at, 'time') }} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {onAdd ? <NoteForm subject={subject} onAdd={onAdd} /> : null}
    </>
  );
}

function NoteForm({ subject, onAdd }: { subject: string; onAdd: (text: string) => Promise<SendResult> }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useKept(`note ${subject}`);
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<SendResult>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    setSending(true);
    const answer = await onAdd(text.trim());
    setSending(false);
    setResult(answer.ok ? undefined : answer);
    if (answer.ok) setText('');
  };
  return (
    <form noValidate onSubmit={add} className="nz:grid nz:justify-items-start nz:gap-3">
      <TextArea
        className="nz:w-full"
        label={formatMessage(entryMessages.note)}
        hint={formatMessage(entryMessages.noteHint)}
        error={isMissing && text.trim() === '' ? formatMessage(entryMessages.noteMissing) : undefined}
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="line" size="sm" isLoading={isSending}>
        <FormattedMessage {...entryMessages.addNote} />
      </Button>
      <SendOutcome result={result} title={null} />
    </form>
  );
}
