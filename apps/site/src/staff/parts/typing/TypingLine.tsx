import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { typingMessages as messages } from './messages.ts';

interface TypingLineProps {
  /** How many places were corrected; 0 once they were taken back. */
  count: number | undefined;
  onUndo: () => void;
}

/** Under a field: what was corrected when it was left, and a button that takes it back. */
export function TypingLine({ count, onUndo }: TypingLineProps) {
  const id = useId();
  const { number } = useFormat();
  return (
    <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-x-3 nz:has-[>p:empty:only-child]:hidden">
      <p id={id} role="status" className="nz:text-sm nz:text-text-muted nz:empty:hidden">
        {count === undefined ? null : count === 0 ? (
          <FormattedMessage {...messages.asTyped} />
        ) : (
          <FormattedMessage {...messages.corrected} values={{ count: number(count) }} />
        )}
      </p>
      {count ? (
        <Button variant="quiet" size="sm" className="nz:-ms-3.5" aria-describedby={id} onClick={onUndo}>
          <FormattedMessage {...messages.undo} />
        </Button>
      ) : null}
    </div>
  );
}
