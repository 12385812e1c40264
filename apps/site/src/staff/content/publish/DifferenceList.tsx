import { useFormat } from '@nzete/ui/format';
import { FormattedMessage } from 'react-intl';
import { publishMessages as messages } from '../texts/publishMessages.ts';
import { usePlace } from '../texts/usePlace.ts';
import type { Difference } from './differences.ts';

interface DifferenceListProps {
  differences: readonly Difference[];
  /** Where the names of items are looked up. */
  before: unknown;
  after: unknown;
}

/** What differs, by field: where, what it was, what it is. */
export function DifferenceList({ differences, before, after }: DifferenceListProps) {
  if (differences.length === 0)
    return (
      <p>
        <FormattedMessage {...messages.same} />
      </p>
    );
  return (
    <ul className="nz:grid nz:min-w-0 nz:gap-4">
      {differences.map((difference) => (
        <li key={`${difference.kind}${difference.pointer}`} className="nz:grid nz:min-w-0 nz:gap-1">
          <Place difference={difference} body={difference.kind === 'removed' ? before : after} />
          <Change {...difference} />
        </li>
      ))}
    </ul>
  );
}

function Place({ difference: { pointer, kind }, body }: { difference: Difference; body: unknown }) {
  const placeOf = usePlace(body);
  return (
    <p className="nz:font-semibold nz:[overflow-wrap:anywhere]">
      {placeOf(pointer)}
      {kind === 'changed' ? null : (
        <span className="nz:font-normal nz:text-text-muted">
          {': '}
          <FormattedMessage {...messages[kind]} />
        </span>
      )}
    </p>
  );
}

function Change({ kind, before, after }: Difference) {
  const isShort = kind === 'changed' || typeof (before ?? after) !== 'object';
  if (kind === 'moved' || !isShort) return null;
  return (
    <>
      {kind === 'added' ? null : (
        <p className="nz:min-w-0 nz:bg-danger-soft nz:px-3 nz:py-1.5 nz:text-on-danger-soft nz:[overflow-wrap:anywhere]">
          <span className="nz:sr-only">
            <FormattedMessage {...messages.before} />{' '}
          </span>
          <del className="nz:no-underline">
            <Value value={before} />
          </del>
        </p>
      )}
      {kind === 'removed' ? null : (
        <p className="nz:min-w-0 nz:bg-success-soft nz:px-3 nz:py-1.5 nz:text-on-success-soft nz:[overflow-wrap:anywhere]">
          <span className="nz:sr-only">
            <FormattedMessage {...messages.after} />{' '}
          </span>
          <ins className="nz:no-underline">
            <Value value={after} />
          </ins>
        </p>
      )}
    </>
  );
}

function Value({ value }: { value: unknown }) {
  const { number } = useFormat();
  if (typeof value === 'boolean') return <FormattedMessage {...(value ? messages.yes : messages.no)} />;
  if (typeof value === 'number') return number(value);
  if (value === null || value === undefined || value === '') return <FormattedMessage {...messages.nothing} />;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
