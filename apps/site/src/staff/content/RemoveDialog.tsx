import { useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { removalMessages as messages } from './texts/removalMessages.ts';

interface RemoveDialogProps {
  /** Of the event. */
  name: string;
  /** How many have signed up. */
  people: number;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before an event is removed that people expect. */
export function RemoveDialog({ name, people, onRemove, onClose }: RemoveDialogProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <ConfirmDialog
      title={formatMessage(messages.askTitle, { name })}
      description={formatMessage(messages.askPeople, { count: people, number: number(people) })}
      confirm={formatMessage(messages.confirm)}
      onConfirm={async () => {
        onRemove();
        return true;
      }}
      onClose={onClose}
    />
  );
}
