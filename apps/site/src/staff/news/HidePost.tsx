import { type StaffPost, staffApi } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { TextField } from '@nzete/ui/TextField';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Typed } from '../parts/typing/Typed.tsx';
import { useAct } from '../parts/useAct.ts';
import { useKept, useKeptOnce } from '../session/kept.ts';
import { hideTitle, newsMessages as messages, refuseTitle } from './messages.ts';

interface HidePostProps extends Pick<StaffPost, 'id' | 'title' | 'state'> {
  /** The label of the button. */
  confirm: string;
  onClose: () => void;
}

/** Asks why, then hides a post, or refuses one that waits. */
export function HidePost({ id, title, state, confirm, onClose }: HidePostProps) {
  const { formatMessage } = useIntl();
  const { language } = useFormat();
  const act = useAct();
  const changeVisibility = useKeptOnce(`visibility ${id}`, staffApi.useChangePostVisibilityMutation()[0], {
    isEmpty: true,
  });
  const [reason, setReason] = useKept(`hide ${id}`);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const waits = state === 'waiting';
  const hide = async () => {
    const given = reason.trim();
    if (given) {
      const call = changeVisibility({ id, postVisibility: { state: 'hidden', reason: given, expected_state: state } });
      const isDone = await act(call, formatMessage(messages.isHidden));
      if (isDone) setReason('');
      return isDone;
    }
    setIsMissing(true);
    field.current?.focus();
    return false;
  };
  return (
    <ConfirmDialog
      title={formatMessage(waits ? refuseTitle : hideTitle, { title })}
      description={formatMessage(waits ? messages.refuseText : messages.hideText)}
      confirm={confirm}
      onConfirm={hide}
      onClose={onClose}
    >
      <Typed lang={language} value={reason}>
        <TextField
          ref={field}
          required
          autoComplete="off"
          maxLength={500}
          label={formatMessage(messages.reason)}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setIsMissing(false);
          }}
          {...(isMissing && { error: formatMessage(messages.reasonRequired) })}
        />
      </Typed>
    </ConfirmDialog>
  );
}
