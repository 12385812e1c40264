import type { Template } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompareDialog } from '../content/publish/CompareDialog.tsx';
import { draftMessages as messages } from '../content/texts/draftMessages.ts';
import { type TemplateValues, valuesOf } from './templateValues.ts';

interface TemplateConflictProps {
  theirs: Template;
  mine: TemplateValues;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** A colleague has changed the template since: who, when, and a choice. Nothing is overwritten until then. */
export function TemplateConflict({ theirs, mine, onTakeTheirs, onKeepMine }: TemplateConflictProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const [isComparing, setComparing] = useState(false);
  const { updated_by, updated_at } = theirs;
  const who = updated_by || formatMessage(messages.someone);
  return (
    <>
      <Alert
        tone="warning"
        title={
          <FormattedMessage
            {...messages.savedByOther}
            values={{ who, date: date(updated_at), time: date(updated_at, 'time') }}
          />
        }
        description={<FormattedMessage {...messages.conflictText} />}
        actions={
          <>
            <Button variant="line" size="sm" onClick={() => setComparing(true)}>
              <FormattedMessage {...messages.compareWithTheirs} />
            </Button>
            <Button variant="line" size="sm" onClick={onTakeTheirs}>
              <FormattedMessage {...messages.takeTheirs} />
            </Button>
            <Button variant="line" size="sm" onClick={onKeepMine}>
              <FormattedMessage {...messages.keepMine} />
            </Button>
          </>
        }
      />
      {isComparing ? (
        <CompareDialog
          title={formatMessage(messages.compareWithTheirs)}
          before={valuesOf(theirs)}
          after={mine}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </>
  );
}
