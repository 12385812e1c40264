import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { FormattedMessage } from 'react-intl';
import { draftMessages } from '../../content/texts/draftMessages.ts';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import { listMessages } from '../texts/messages.ts';
import type { Text, TranslatedLanguage } from '../types.ts';

interface NewerTextProps {
  text: Text;
  language: TranslatedLanguage;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Someone else has saved since: the newer text, above one's own, and a choice. */
export function NewerText({ text, language, onTakeTheirs, onKeepMine }: NewerTextProps) {
  return (
    <div role="alert">
      <Alert
        tone="warning"
        title={<FormattedMessage {...messages.newer} />}
        description={
          <div className="nz:grid nz:gap-2">
            <p>
              <FormattedMessage {...messages.newerText} />
            </p>
            <div>
              <p className="nz:font-semibold">
                <FormattedMessage {...messages.theirs} />
              </p>
              {text.text ? (
                <p lang={language} className="nz:whitespace-pre-wrap nz:[overflow-wrap:anywhere]">
                  {text.text}
                </p>
              ) : (
                <p>
                  <FormattedMessage {...listMessages.noText} />
                </p>
              )}
            </div>
          </div>
        }
        actions={
          <>
            <Button variant="line" size="sm" onClick={onTakeTheirs}>
              <FormattedMessage {...draftMessages.takeTheirs} />
            </Button>
            <Button variant="line" size="sm" onClick={onKeepMine}>
              <FormattedMessage {...draftMessages.keepMine} />
            </Button>
          </>
        }
      />
    </div>
  );
}
