import { useOnce } from '@nzete/api-client';
import { sendResult } from '@nzete/api-client/forms';
import { useAddPartnershipUpdateMutation } from '@nzete/api-client/partnerships';
import { UpdateForm, type UpdateValues } from '@nzete/ui/UpdateForm';
import { useState } from 'react';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { useSendLater } from '../../shared/outbox/useSendLater.tsx';
import { updateCall } from './updateCall.ts';
import { waitingUpdate } from './waitingUpdate.ts';

export interface UpdatePostingProps {
  /** The values from before the form was closed. Without it, what was typed early stays. */
  draft?: UpdateValues;
  onValuesChange: (values: UpdateValues) => void;
  /** Missing where the form is always open. */
  onClose?: () => void;
}

/** The form for an update, and its request, which invalidates the feed. */
export default function UpdatePosting({ draft, onValuesChange, onClose }: UpdatePostingProps) {
  const [restored] = useState(draft);
  const notify = useNotify();
  const [trigger] = useAddPartnershipUpdateMutation();
  const later = useSendLater('update');
  const post = useOnce(later.watch(trigger), later.unanswered);
  return (
    <UpdateForm
      takesFocus={onClose !== undefined}
      headingLevel={onClose ? 3 : 2}
      answer={useFormAnswer('update')}
      intent="update"
      {...(restored && { draft: restored })}
      onValuesChange={onValuesChange}
      onMessage={notify}
      onCancel={onClose}
      onSent={onClose}
      onSubmit={async (update) => {
        const { data, error } = await post(updateCall(update));
        if (data?.awaits_approval) waitingUpdate.write(data.id);
        return later.offer(sendResult({ error }), update);
      }}
    />
  );
}
