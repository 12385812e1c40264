import { useState, useTransition } from 'react';
import { useNotifyLoadFailure } from '../../features/notifications/useNotifyLoadFailure.ts';
import { LateDialog } from '../../shared/LateDialog.tsx';

const load = () => import('./ImpactVideo.tsx');
/** A failed prefetch is ignored: the click retries and reports failures. */
const prepare = () => void load().catch(() => {});

/** The "Watch impact" button and its dialog. */
export function useImpactVideo() {
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const notifyLoadFailure = useNotifyLoadFailure();
  const fail = () => {
    setIsOpen(false);
    notifyLoadFailure();
  };
  return {
    trigger: {
      isLoading,
      onClick: () => startTransition(() => setIsOpen(true)),
      onPointerEnter: prepare,
      onFocus: prepare,
    },
    dialog: (
      <LateDialog load={load} isOpen={isOpen} onFailure={fail}>
        {(ImpactVideo) => <ImpactVideo open={isOpen} onOpenChange={setIsOpen} />}
      </LateDialog>
    ),
  };
}
