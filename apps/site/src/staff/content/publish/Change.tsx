import { useFormat } from '@nzete/ui/format';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { readable } from '../form/carryOver.ts';
import { publishMessages as messages } from '../texts/publishMessages.ts';
import type { Difference } from './differences.ts';

/** What the two versions are called. */
export interface VersionNames {
  before: MessageDescriptor;
  after: MessageDescriptor;
}

interface ChangeProps extends Omit<Difference, 'pointer'> {
  names?: VersionNames | undefined;
}

/** What it was and what it is, side by side where there is room. */
export function Change({ kind, before, after, names = messages }: ChangeProps) {
  const isShort = kind === 'changed' || typeof (before ?? after) !== 'object';
  if (kind === 'moved' || !isShort) return null;
  return (
    <div className="nz:grid nz:min-w-0 nz:gap-1 nz:sm:auto-cols-fr nz:sm:grid-flow-col">
      {kind === 'added' ? null : (
        <Version name={names.before} className="nz:bg-danger-soft nz:text-on-danger-soft">
          <del className="nz:no-underline">
            <Value value={before} />
          </del>
        </Version>
      )}
      {kind === 'removed' ? null : (
        <Version name={names.after} className="nz:bg-success-soft nz:text-on-success-soft">
          <ins className="nz:no-underline">
            <Value value={after} />
          </ins>
        </Version>
      )}
    </div>
  );
}

interface VersionProps {
  name: MessageDescriptor;
  className: string;
  children: ReactNode;
}

/** The name is visible, because colour alone does not tell the two apart. */
const Version = ({ name, className, children }: VersionProps) => (
  <p className={`nz:min-w-0 nz:px-3 nz:py-1.5 nz:[overflow-wrap:anywhere] nz:whitespace-pre-line ${className}`}>
    <span className="nz:block nz:text-xs">
      <FormattedMessage {...name} />{' '}
    </span>
    {children}
  </p>
);

function Value({ value }: { value: unknown }) {
  const { number } = useFormat();
  if (typeof value === 'boolean') return <FormattedMessage {...(value ? messages.yes : messages.no)} />;
  if (typeof value === 'number') return number(value);
  if (value === null || value === undefined || value === '') return <FormattedMessage {...messages.nothing} />;
  return readable(value);
}
