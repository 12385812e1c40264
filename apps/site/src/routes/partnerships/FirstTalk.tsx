import { partnershipGuidePdfUrl } from '@nzete/api-client/partnerships';
import { Button } from '@nzete/ui/Button';
import { FileSize } from '@nzete/ui/FileSize';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Download } from 'lucide-react';
import { useState, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNotifyLoadFailure } from '../../features/notifications/useNotifyLoadFailure.ts';
import { LateDialog } from '../../shared/LateDialog.tsx';
import { useDownloads } from '../../shared/useDownloads.ts';
import { useLang } from '../../shared/useLang.ts';
import { formAddress } from './search.ts';
import { messages } from './sections.messages.ts';

const load = () => import('./ConsultationDialog.tsx');
/** A failed prefetch is ignored: the click retries and reports failures. */
const prepare = () => void load().catch(() => {});

/** For those who are not ready to apply: a talk, and the guide to download. */
export function FirstTalk() {
  const lang = useLang();
  const downloads = useDownloads();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const notifyLoadFailure = useNotifyLoadFailure();
  const fail = () => {
    setIsOpen(false);
    notifyLoadFailure();
  };
  return (
    <div className="nz:flex nz:flex-wrap nz:gap-3">
      <Button
        variant="line"
        isLoading={isLoading}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-haspopup="dialog"
        className="nz:needs-script"
        onClick={() => startTransition(() => setIsOpen(true))}
      >
        <FormattedMessage {...messages.consult} />
      </Button>
      <noscript>
        <LinkButton variant="line" href={formAddress('consultation')}>
          <FormattedMessage {...messages.consult} />
        </LinkButton>
      </noscript>
      <LinkButton variant="line" href={partnershipGuidePdfUrl('/api', lang)} download>
        <Download aria-hidden="true" />
        <span>
          <FormattedMessage {...messages.guide} /> <FileSize type="PDF" bytes={downloads?.partnership_guide} />
        </span>
      </LinkButton>
      <LateDialog load={load} isOpen={isOpen} onFailure={fail}>
        {(ConsultationDialog) => <ConsultationDialog open={isOpen} onOpenChange={setIsOpen} />}
      </LateDialog>
    </div>
  );
}
