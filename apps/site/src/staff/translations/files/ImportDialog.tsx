import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { useFormat } from '@nzete/ui/format';
import { Skeleton } from '@nzete/ui/Skeleton';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '../../../features/notifications/useNotify.ts';
import { staffMessages } from '../../messages.ts';
import { failureText } from '../../parts/failure.ts';
import { fileMessages as messages } from '../texts/fileMessages.ts';
import type { PickedFile } from './ImportPicker.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { WaitingTexts } from './WaitingTexts.tsx';

interface ImportDialogProps {
  file: PickedFile;
  onClose: () => void;
}

/** What a file would change; nothing is saved before someone has seen it. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const notify = useNotify();
  const [read, { data, error }] = staffApi.useImportTranslationsMutation();
  const [apply, applying] = staffApi.useImportTranslationsMutation();
  const readFile = useEffectEvent(() => void read(file));
  useEffect(() => readFile(), []);
  const count = number(data?.changes.length ?? 0);
  const save = async () => {
    const { data: saved } = await apply({ ...file, apply: true });
    if (!saved) return;
    notify({ tone: 'success', title: formatMessage(messages.applied, { count: number(saved.changes.length) }) });
    if (saved.waiting.length === 0) onClose();
  };
  const isSaved = applying.data !== undefined;
  const failure = applying.error ?? error;
  return (
    <Dialog
      open
      size="md"
      title={formatMessage(messages.import)}
      description={<bdi>{file.file.name}</bdi>}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          {data && data.changes.length > 0 && !isSaved ? (
            <Button isLoading={applying.isLoading} onClick={() => void save()}>
              <FormattedMessage {...messages.apply} values={{ count }} />
            </Button>
          ) : null}
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...(isSaved ? staffMessages.close : staffMessages.cancel)} />
            </Button>
          </DialogClose>
        </>
      }
    >
      <div role="alert" className="nz:empty:hidden">
        {failure ? <Alert tone="error" description={failureText(failure, formatMessage)} /> : null}
      </div>
      {applying.data ? (
        <WaitingTexts {...applying.data} />
      ) : data ? (
        <ImportPreview {...data} />
      ) : error ? null : (
        <>
          <p role="status" className="nz:sr-only">
            <FormattedMessage {...messages.reading} />
          </p>
          <Skeleton lines={5} />
        </>
      )}
    </Dialog>
  );
}
