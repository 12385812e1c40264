import { Button } from '@nzete/ui/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formMessages } from '../../content/texts/formMessages.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { barButton, EditorBar, EditorBarNote } from '../../parts/EditorBar.tsx';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import { proposalMessages } from '../texts/proposalMessages.ts';
import type { Text } from '../types.ts';

interface TextBarProps {
  text: Text;
  isReadOnly: boolean;
  isDirty: boolean;
  isSaving: boolean;
  isEmpty: boolean;
  onSave: () => void;
  /** Saves first. */
  onCheck: () => void;
  onUndo: () => void;
  onTakeBack: () => Promise<boolean>;
}

/** The row at the lower edge: what can be done with the text. */
export function TextBar(props: TextBarProps) {
  const { text, isReadOnly, isDirty, isSaving, isEmpty, onSave, onCheck, onUndo, onTakeBack } = props;
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  return (
    <EditorBar label={formatMessage(messages.bar)}>
      {isReadOnly ? (
        <EditorBarNote>
          <FormattedMessage {...messages.readOnly} />
        </EditorBarNote>
      ) : (
        <>
          <Button
            size="sm"
            className={barButton}
            isLoading={isSaving}
            aria-disabled={!isDirty || text.proposal !== null || undefined}
            onClick={onSave}
          >
            <FormattedMessage {...(text.needs_approval ? proposalMessages.propose : messages.save)} />
          </Button>
          {isEmpty || (isDirty ? text.needs_approval : text.state === 'checked') ? null : (
            <Button variant="line" size="sm" className={barButton} onClick={onCheck}>
              <FormattedMessage {...formMessages.check} />
            </Button>
          )}
          {isDirty ? (
            <Button variant="quiet" size="sm" className={barButton} onClick={onUndo}>
              <FormattedMessage {...messages.undo} />
            </Button>
          ) : text.is_overridden && !text.needs_approval ? (
            <Button
              variant="quiet"
              size="sm"
              className={barButton}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              <FormattedMessage {...messages.takeBack} />
            </Button>
          ) : null}
        </>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={formatMessage(messages.takeBack)}
          description={formatMessage(messages.takeBackText)}
          confirm={formatMessage(messages.takeBack)}
          onConfirm={onTakeBack}
          onClose={() => setAsking(false)}
        >
          <p className="nz:whitespace-pre-wrap nz:[overflow-wrap:anywhere]">{text.program_text}</p>
        </ConfirmDialog>
      ) : null}
    </EditorBar>
  );
}
