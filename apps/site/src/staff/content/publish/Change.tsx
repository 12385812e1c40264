import { useFormat } from '@nzete/ui/format';
import { FormattedMessage } from 'react-intl';
import { publishMessages as messages } from '../texts/publishMessages.ts';
import type { Difference } from './differences.ts';

/** What it was, and what it is. */
export function Change({ kind, before, after }: Omit<Difference, 'pointer'>) {
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
