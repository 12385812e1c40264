import { Button } from '@nzete/ui/Button';
import { Dialog } from '@nzete/ui/Dialog';
import { Skeleton } from '@nzete/ui/Skeleton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Row, RowLine, Rows } from '../../parts/Rows.tsx';
import { useMoment } from '../../parts/useMoment.ts';
import { publishMessages as messages } from '../texts/publishMessages.ts';
import type { ContentVersion } from '../types.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { differences } from './differences.ts';
import { originNames } from './originNames.ts';

interface HistoryDialogProps {
  /** The newest first; undefined while they load. */
  versions: readonly ContentVersion[] | undefined;
  /** What is published now. */
  published: unknown;
  digest: string;
  isReadOnly: boolean;
  /** Resolves with the body of a version, or with undefined if it does not come. */
  load: (revision: number) => Promise<unknown>;
  /** Resolves with whether it is published again. */
  onRestore: (revision: number) => Promise<boolean>;
  onClose: () => void;
}

/** The versions that were published, what differs, and a way back. */
export function HistoryDialog({
  versions,
  published,
  digest,
  isReadOnly,
  load,
  onRestore,
  onClose,
}: HistoryDialogProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<{ revision: number; body: unknown }>();
  const [isBusy, setBusy] = useState(false);
  const show = async (revision: number) => {
    setBusy(true);
    const body = await load(revision);
    setBusy(false);
    if (body !== undefined) setOpen({ revision, body });
  };
  const restore = async (revision: number) => {
    setBusy(true);
    const isDone = await onRestore(revision);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      size="md"
      title={formatMessage(open ? messages.putBackTitle : messages.historyTitle)}
      description={open ? formatMessage(messages.putBackText) : undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        open ? (
          <>
            {isReadOnly ? null : (
              <Button isLoading={isBusy} onClick={() => void restore(open.revision)}>
                <FormattedMessage {...messages.putBack} />
              </Button>
            )}
            <Button variant="line" onClick={() => setOpen(undefined)}>
              <FormattedMessage {...messages.allVersions} />
            </Button>
          </>
        ) : undefined
      }
    >
      {open ? (
        <DifferenceList differences={differences(published, open.body)} before={published} after={open.body} />
      ) : versions ? (
        <Rows>
          {versions.map((version) => (
            <VersionRow
              key={version.revision}
              version={version}
              isShown={version.digest === digest}
              onShow={() => void show(version.revision)}
            />
          ))}
        </Rows>
      ) : (
        <Skeleton lines={5} />
      )}
    </Dialog>
  );
}

interface VersionRowProps {
  version: ContentVersion;
  isShown: boolean;
  onShow: () => void;
}

function VersionRow({ version, isShown, onShow }: VersionRowProps) {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const at = moment(version.published_at);
  return (
    <Row
      title={at}
      end={
        isShown ? (
          <FormattedMessage {...messages.shownNow} />
        ) : (
          <Button variant="quiet" size="sm" aria-label={formatMessage(messages.showVersion, { at })} onClick={onShow}>
            <FormattedMessage {...messages.showDifference} />
          </Button>
        )
      }
    >
      <RowLine>
        {version.published_by ? (
          <FormattedMessage {...messages.by} values={{ who: version.published_by }} />
        ) : (
          <FormattedMessage {...originNames[version.origin]} />
        )}
      </RowLine>
    </Row>
  );
}
