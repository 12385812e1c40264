import { staffApi, type Template } from '@nzete/api-client/staff';
import { Button } from '@nzete/ui/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { useAct } from '../parts/useAct.ts';
import { staffPaths } from '../paths.ts';
import { useKeptOnce } from '../session/kept.ts';
import { templateMessages as messages } from './messages.ts';

interface DeleteTemplateProps extends Pick<Template, 'id' | 'updated_at'> {
  /** It was not deleted, and may have changed. */
  onChanged: () => void;
}

/** Deletes a template, after a question. */
export function DeleteTemplate({ id, updated_at, onChanged }: DeleteTemplateProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const act = useAct();
  const deleteTemplate = useKeptOnce(`template ${id}`, staffApi.useDeleteTemplateMutation()[0], { isEmpty: true });
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    const isDone = await act(deleteTemplate({ id, updatedAt: updated_at }), formatMessage(messages.removed));
    if (isDone) await navigate(staffPaths.templates);
    else onChanged();
    return isDone;
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <FormattedMessage {...messages.remove} />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={formatMessage(messages.remove)}
          description={formatMessage(messages.removeText)}
          confirm={formatMessage(messages.remove)}
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
