import { useOnce } from '@nzete/api-client';
import { sendResult } from '@nzete/api-client/forms';
import { useAddPartnershipUpdateMutation } from '@nzete/api-client/partnerships';
import { DraftNotice } from '@nzete/ui/DraftNotice';
import { emptyUpdate, UpdateForm } from '@nzete/ui/UpdateForm';
import { useDraft } from '../../features/drafts/useDraft.ts';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { useSendLater } from '../../shared/outbox/useSendLater.tsx';
import { updateCall } from './updateCall.ts';
import { waitingUpdate } from './waitingUpdate.ts';

export interface UpdatePostingProps {
  /** Missing where the form is always open. */
  onClose?: () => void;
}

/** The form for an update with its draft, and its request, which invalidates the feed. */
export default function UpdatePosting({ onClose }: UpdatePostingProps) {
  const draft = useDraft('update', emptyUpdate);
  const notify = useNotify();
  const [trigger] = useAddPartnershipUpdateMutation();
  const later = useSendLater('update', draft.discard);
  const post = useOnce(draft.underSameKey(later.watch(trigger)), later.unanswered);
  return (
    <UpdateForm
      takesFocus={onClose !== undefined}
      headingLevel={onClose ? 3 : 2}
      answer={useFormAnswer('update')}
      intent="update"
      {...(draft.restored && { draft: draft.restored })}
      onValuesChange={draft.save}
      notice={<DraftNotice status={draft.status} onUndo={draft.undo} />}
      onMessage={notify}
      onCancel={onClose}
      onSent={onClose}
      onSubmit={async (update) => {
        const { data, error } = await post(updateCall(update));
        if (data?.awaits_approval) waitingUpdate.write(data.id);
        const result = later.offer(sendResult({ error }), update);
        if (result.ok) draft.discard();
        return result;
      }}
    />
  );
}
