import { Disclosure } from '@nzete/ui/Disclosure';
import { useFormat } from '@nzete/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentMessages } from './texts/messages.ts';
import { noteMessages as messages } from './texts/noteMessages.ts';
import { useNoteText } from './texts/useNoteText.ts';
import { usePlace } from './texts/usePlace.ts';
import type { ContentNote } from './types.ts';

interface NoteSummaryProps {
  notes: readonly ContentNote[];
  body: unknown;
  /** Opens the field. */
  onOpen: (pointer: string) => void;
}

/** The number of notes, and a list that leads to their fields. */
export function NoteSummary({ notes, body, onOpen }: NoteSummaryProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const placeOf = usePlace(body);
  const textOf = useNoteText();
  const count = formatMessage(messages.count, { count: number(notes.length) });
  return (
    <>
      {/* Said when it changes: notes come after a pause, when the draft was saved. */}
      <p role="status" className="nz:sr-only">
        {notes.length > 0 ? count : null}
      </p>
      {notes.length > 0 ? (
        <Disclosure title={count}>
          <div className="nz:grid nz:gap-2">
            <p>
              <FormattedMessage {...messages['count.text']} />
            </p>
            <ul className="nz:grid nz:gap-1">
              {notes.map((note) => (
                <li key={note.pointer + note.code + note.digest}>
                  <button
                    type="button"
                    className="nz:focus-ring nz:min-h-8 nz:text-start nz:underline nz:[overflow-wrap:anywhere]"
                    onClick={() => onOpen(note.pointer)}
                  >
                    {formatMessage(contentMessages.problemAt, {
                      place: placeOf(note.pointer),
                      problem: textOf(note),
                    })}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </Disclosure>
      ) : null}
    </>
  );
}
