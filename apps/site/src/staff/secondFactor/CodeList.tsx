import { Button } from '@nzete/ui/Button';
import { CopyButton } from '@nzete/ui/CopyButton';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { setUpMessages as messages } from './messages.ts';

interface CodeListProps {
  codes: readonly string[];
  /** Called when they are kept. */
  onKept: () => void;
}

/** The ten codes for a lost phone, to print: the server keeps only their hashes. */
export function CodeList({ codes, onKept }: CodeListProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLOListElement>(null);
  // The button that had focus is gone.
  useEffect(() => list.current?.focus(), []);
  return (
    <>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={formatMessage(messages.codesTitle)}
        className="nz:grid nz:border-t nz:border-line nz:font-mono nz:focus-ring"
      >
        {codes.map((code) => (
          <li key={code} className="nz:border-b nz:border-line nz:py-2 nz:text-sm">
            {code}
          </li>
        ))}
      </ol>
      <div className="nz:flex nz:flex-wrap nz:gap-3 nz:print:hidden">
        <Button onClick={onKept}>
          <FormattedMessage {...messages.kept} />
        </Button>
        <Button variant="line" onClick={() => window.print()}>
          <FormattedMessage {...messages.print} />
        </Button>
        <CopyButton size="md" text={codes.join('\n')} subject={formatMessage(messages.copy)} />
      </div>
    </>
  );
}
