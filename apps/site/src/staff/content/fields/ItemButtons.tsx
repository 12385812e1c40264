import { IconButton } from '@nzete/ui/IconButton';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFocusGone } from '../../parts/useFocusGone.ts';
import { formMessages } from '../texts/formMessages.ts';

interface ItemButtonsProps {
  /** Of the list: the ids of the buttons begin with it, also that of the one that adds an item. */
  id: string;
  /** The name of the item. */
  name: string;
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  /** None if the list needs it. */
  onRemove: (() => void) | undefined;
}

/** Moves an item of a list, or removes it. Focus follows the item, or stays near. */
export function ItemButtons({ id, name, index, count, onMove, onRemove }: ItemButtonsProps) {
  const { formatMessage } = useIntl();
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const focus = (at: number, what: string) => document.getElementById(`${id}-${at}-${what}`)?.focus();
  const move = (by: 1 | -1) => {
    onMove(by);
    const at = index + by;
    focus(at, at === 0 ? 'down' : at === count - 1 ? 'up' : by > 0 ? 'down' : 'up');
  };
  // The buttons of the last item go with it.
  const ref = useFocusGone<HTMLButtonElement>(() => {
    if (index > 0) focus(index - 1, 'remove');
    else document.getElementById(`${id}-add`)?.focus();
  });
  return (
    <span className="nz:flex nz:flex-wrap nz:gap-1">
      <IconButton
        id={`${id}-${index}-up`}
        variant="quiet"
        label={formatMessage(formMessages.moveUp, { name })}
        disabled={isFirst}
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        id={`${id}-${index}-down`}
        variant="quiet"
        label={formatMessage(formMessages.moveDown, { name })}
        disabled={isLast}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      {onRemove ? (
        <IconButton
          ref={ref}
          id={`${id}-${index}-remove`}
          variant="quiet"
          label={formatMessage(formMessages.remove, { name })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      ) : null}
    </span>
  );
}
