import { Button } from '@nzete/ui/Button';
import { Link } from '@nzete/ui/Link';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { noteId, useEditor } from '../form/editorContext.ts';
import { partsOf } from '../form/pointer.ts';
import { focusFieldAt } from '../form/useOpenField.ts';
import { contentHref } from '../search.ts';
import { noteMessages as messages } from '../texts/noteMessages.ts';
import { useNoteText, useWhere } from '../texts/useNoteText.ts';
import { usePlace } from '../texts/usePlace.ts';
import type { ContentNote } from '../types.ts';

/** The notes on a value: what may be wrong, where to look, and a button “It is so”. They do not block publication. */
export function FieldNotes({ pointer }: { pointer: string }) {
  const { notesAt } = useEditor();
  const notes = notesAt(pointer);
  if (notes.length === 0) return null;
  return (
    <ul className="nz:grid nz:min-w-0 nz:gap-2">
      {notes.map((note, index) => (
        <Note key={note.code + note.digest} note={note} id={noteId(pointer, index)} />
      ))}
    </ul>
  );
}

function Note({ note, id }: { note: ContentNote; id: string }) {
  const { formatMessage } = useIntl();
  const { answer, body, list = '', isReadOnly } = useEditor();
  const text = useNoteText()(note);
  const where = useWhere()(note.elsewhere);
  const place = usePlace(body)(note.pointer);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const isDone = await answer(note);
    setBusy(false);
    // The button goes with the note.
    if (isDone) focusFieldAt(note.pointer);
  };
  return (
    <li className="nz:grid nz:min-w-0 nz:gap-1 nz:border-s-4 nz:border-info nz:bg-info-soft nz:px-3 nz:py-2 nz:text-sm nz:text-on-info-soft">
      <p id={id} className="nz:flex nz:min-w-0 nz:gap-2 nz:[overflow-wrap:anywhere]">
        <Info aria-hidden="true" className="nz:mt-0.5 nz:size-4 nz:shrink-0" />
        <span className="nz:min-w-0">{formatMessage(messages.note, { text })}</span>
      </p>
      <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-4 nz:gap-y-1">
        {note.elsewhere && note.elsewhere.path !== list ? (
          <Link href={hrefOf(note.elsewhere)}>
            <FormattedMessage {...messages.look} values={{ where }} />
          </Link>
        ) : null}
        {isReadOnly ? null : (
          <Button
            variant="line"
            size="sm"
            isLoading={isBusy}
            aria-label={formatMessage(messages.itIsSoFor, { place })}
            aria-describedby={id}
            onClick={() => void confirm()}
          >
            <FormattedMessage {...messages.itIsSo} />
          </Button>
        )}
      </div>
    </li>
  );
}

/** The list, or its item. */
function hrefOf({ path, pointer }: NonNullable<ContentNote['elsewhere']>): string {
  const [first = ''] = partsOf(pointer);
  return /^\d+$/.test(first) ? contentHref(path, Number(first)) : contentHref(path);
}
