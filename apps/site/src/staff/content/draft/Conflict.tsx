import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { type ComponentProps, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompareDialog } from '../publish/CompareDialog.tsx';
import { draftMessages as messages } from '../texts/draftMessages.ts';

const titles = {
  saved: messages.savedByOther,
  published: messages.publishedByOther,
};

interface ConflictProps {
  what: keyof typeof titles | 'planned';
  /** The colleague's name, if it is known. */
  who: string | null;
  /** ISO 8601, if it is known. Of a plan: when it is published. */
  at: string | null;
  theirs: ComponentProps<typeof CompareDialog>['before'];
  mine: ComponentProps<typeof CompareDialog>['after'];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Someone else has saved, published or planned since: who, when, and a choice. Nothing is overwritten until then. */
export function Conflict({ what, who, at, theirs, mine, onTakeTheirs, onKeepMine }: ConflictProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const [isComparing, setComparing] = useState(false);
  const when = at === null ? { date: '', time: '' } : { date: date(at), time: date(at, 'time') };
  return (
    <>
      <Alert
        tone="warning"
        title={
          what === 'planned' ? (
            <FormattedMessage {...messages.plannedByOther} values={when} />
          ) : (
            <FormattedMessage {...titles[what]} values={{ who: who || formatMessage(messages.someone), ...when }} />
          )
        }
        description={<FormattedMessage {...(what === 'planned' ? messages.plannedText : messages.conflictText)} />}
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
          before={theirs}
          after={mine}
          names={{ before: messages.theirs, after: messages.mine }}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </>
  );
}
