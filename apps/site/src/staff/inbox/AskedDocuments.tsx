import { useFormat } from '@nzete/ui/format';
import { FormattedMessage } from 'react-intl';
import { PassingButton } from '../parts/PassingButton.tsx';
import { entryMessages } from './texts/entryMessages.ts';
import type { OpenEntry } from './types.ts';
import { useDocumentName } from './useDocumentName.ts';

interface AskedDocumentsProps {
  asked: NonNullable<OpenEntry['asked']>;
  entry: Pick<OpenEntry, 'documents' | 'status_at'>;
  /** In epoch milliseconds. */
  now: number;
  /** None for roles that may not decide. */
  onEnd: (() => void) | undefined;
  /** Called when the button disappears while it has focus. */
  onGone: () => void;
}

/** What the sender was asked for, what of it has arrived since, and until when the link works. */
export function AskedDocuments({ asked: { documents, until }, entry, now, onEnd, onGone }: AskedDocumentsProps) {
  const { date } = useFormat();
  const documentName = useDocumentName();
  const isOver = Date.parse(until) <= now;
  const arrivalOf = (kind: string) =>
    entry.documents.find(
      (one) => one.kind === kind && one.scan !== 'infected' && one.received_at >= (entry.status_at ?? ''),
    );
  return (
    <>
      <p>
        <FormattedMessage
          {...(isOver ? entryMessages.askedOver : entryMessages.askedUntil)}
          values={{ date: date(until) }}
        />
      </p>
      <ul className="nz:grid nz:gap-1">
        {documents.map((kind) => {
          const arrival = arrivalOf(kind);
          const document = documentName(kind);
          return (
            <li key={kind}>
              {arrival ? (
                <FormattedMessage
                  {...entryMessages.askedArrived}
                  values={{ document, date: date(arrival.received_at) }}
                />
              ) : (
                <FormattedMessage {...entryMessages.askedMissing} values={{ document }} />
              )}
            </li>
          );
        })}
      </ul>
      {onEnd && !isOver ? (
        <PassingButton variant="line" size="sm" className="nz:justify-self-start" onClick={onEnd} onGone={onGone}>
          <FormattedMessage {...entryMessages.endLink} />
        </PassingButton>
      ) : null}
    </>
  );
}
