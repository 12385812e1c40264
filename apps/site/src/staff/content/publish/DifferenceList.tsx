import { FormattedMessage } from 'react-intl';
import { publishMessages as messages } from '../texts/publishMessages.ts';
import { usePlace } from '../texts/usePlace.ts';
import { Change, type VersionNames } from './Change.tsx';
import type { Difference } from './differences.ts';

interface DifferenceListProps {
  differences: readonly Difference[];
  /** Where the names of items are looked up. */
  before: unknown;
  after: unknown;
  names?: VersionNames | undefined;
}

/** What differs, by field: where, what it was, what it is. */
export function DifferenceList({ differences, before, after, names }: DifferenceListProps) {
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
          <Change {...difference} names={names} />
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
