import { FormattedMessage, useIntl } from 'react-intl';
import { draftMessages } from '../../content/texts/draftMessages.ts';
import { failureText } from '../../parts/failure.ts';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import { proposalMessages } from '../texts/proposalMessages.ts';
import type { Text } from '../types.ts';
import type { useTypedText } from './useTypedText.ts';

interface SavedLineProps {
  text: Text;
  typed: Pick<ReturnType<typeof useTypedText>, 'isDirty' | 'isSaving' | 'isSaved' | 'isConflict' | 'failure'>;
}

function savedMessage({ source, needs_approval, is_shown }: Text) {
  if (needs_approval) return proposalMessages.proposed;
  return source === 'content' && !is_shown ? messages.savedInDraft : messages.saved;
}

/** Whether what is typed is saved, and why not. */
export function SavedLine({ text, typed }: SavedLineProps) {
  const { formatMessage } = useIntl();
  const { isDirty, isSaving, isSaved, isConflict, failure } = typed;
  return (
    <div className="nz:grid nz:gap-1 nz:text-sm nz:text-text-muted">
      <p role="status">
        {isSaving ? (
          <FormattedMessage {...messages.saving} />
        ) : failure !== undefined && isDirty ? (
          <>
            <FormattedMessage {...draftMessages.notSaved} /> {isConflict ? null : failureText(failure, formatMessage)}
          </>
        ) : isDirty ? (
          <FormattedMessage {...draftMessages.changed} />
        ) : isSaved ? (
          <FormattedMessage {...savedMessage(text)} />
        ) : null}
      </p>
      <p className="nz:max-lg:hidden">
        <FormattedMessage {...messages.keys} />
      </p>
    </div>
  );
}
