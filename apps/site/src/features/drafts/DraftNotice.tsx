import { Button } from '@nzete/ui/Button';
import { Smartphone, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { draftMessages } from './drafts.messages.ts';
import type { Draft } from './useDraft.ts';

interface DraftNoticeProps {
  draft: Pick<Draft<never>, 'status' | 'undo'>;
}

/**
 * Says whether a draft is stored on the device, and clears it. It must be inside the form: its
 * button is a native reset button.
 */
export function DraftNotice({ draft: { status, undo } }: DraftNoticeProps) {
  const text = { none: null, saved: draftMessages.saved, failed: draftMessages.failed, cleared: draftMessages.cleared }[
    status
  ];
  const Icon = status === 'failed' ? TriangleAlert : Smartphone;
  return (
    <div
      data-slot="draft-notice"
      className="nz:flex nz:min-h-hit nz:flex-wrap nz:items-center nz:gap-x-4 nz:text-md nz:text-text-2 nz:print:hidden"
    >
      <p role="status" className="nz:flex nz:min-w-0 nz:items-start nz:gap-2.5">
        {text ? (
          <>
            <Icon aria-hidden="true" className="nz:mt-0.5 nz:size-5 nz:shrink-0" />
            <FormattedMessage {...text} />
          </>
        ) : null}
      </p>
      {status === 'saved' || status === 'failed' ? (
        <Button key="clear" type="reset" variant="quiet" size="sm" className="nz:-ms-3.5">
          <FormattedMessage {...draftMessages.clear} />
        </Button>
      ) : null}
      {status === 'cleared' ? (
        <Button key="clear" variant="quiet" size="sm" className="nz:-ms-3.5" onClick={undo}>
          <FormattedMessage {...draftMessages.undo} />
        </Button>
      ) : null}
    </div>
  );
}
