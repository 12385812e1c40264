import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { removalMessages as messages } from './texts/removalMessages.ts';

/** What was removed, and how to bring it back. */
export interface Undoable {
  text: string;
  undo: () => void;
  /** Whether it follows a dialog: the button that opened the dialog may be gone. */
  takesFocus?: boolean;
}

/** Says what was removed, with a button that brings it back. */
export function UndoNotice({ text, undo, takesFocus = false }: Undoable) {
  const [isUndone, setUndone] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      description={isUndone ? <FormattedMessage {...messages.isBack} /> : text}
      actions={
        isUndone ? null : (
          <Button
            variant="line"
            size="sm"
            onClick={() => {
              undo();
              setUndone(true);
              notice.current?.focus();
            }}
          >
            <FormattedMessage {...messages.undo} />
          </Button>
        )
      }
    />
  );
}
