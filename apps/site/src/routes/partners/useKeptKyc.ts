import { identityDocumentsAddress } from '@nzete/domain';
import type { KycProgress } from '@nzete/ui/KycWizard';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSharedDevice } from '../../shared/outbox/outboxSlice.ts';
import { underSameKey } from '../../shared/sameKey.ts';
import { useIsHydrating } from '../../shared/useIsHydrating.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import type { IdentityCheck } from './identityCheck.ts';
import { type KeptKyc, kycStore } from './keptKyc.ts';
import { search } from './search.ts';

const nothing: KeptKyc = {};

/**
 * Keeps the identity check in the tab and its step in the URL, so that a reload goes on there and
 * Back opens the step before. On a shared device ("This is not my phone") nothing is kept.
 */
export function useKeptKyc() {
  const [{ step }, changeSearch] = usePageSearch(search);
  const isHydrating = useIsHydrating();
  const isShared = useSelector(selectIsSharedDevice);
  const [store] = useState(kycStore);
  useEffect(() => {
    if (isShared) store.forget();
  }, [isShared, store]);
  const actions = useMemo(() => {
    const change = (part: KeptKyc) => {
      if (!isShared) store.change(part);
    };
    return {
      /** Keeps the receipt instead of the values. */
      keepReceipt: (receipt: KeptKyc['receipt']) => change({ values: undefined, attempt: undefined, receipt }),
      onValuesChange: (values: KeptKyc['values']) => change({ values }),
      underSameKey: underSameKey({
        read: () => store.now().attempt ?? '',
        write: (attempt) => change({ attempt }),
      }),
      onFilesChange: (files: KeptKyc['files']) => change({ files }),
    };
  }, [isShared, store]);

  const { values: draft, files, receipt } = isHydrating ? nothing : store.before();
  const progress: KycProgress<IdentityCheck> = {
    step: isHydrating ? undefined : Number(step),
    onStepChange: (next, { isCorrection }) =>
      // The cast: the definition has the steps of the parameter.
      changeSearch({ step: String(next) as typeof step }, { replace: isCorrection }),
    draft,
    onValuesChange: actions.onValuesChange,
    files,
    onFilesChange: actions.onFilesChange,
    sent: receipt && {
      ok: true,
      reference: receipt.reference,
      documentsHref: identityDocumentsAddress(receipt.reference, receipt.upload_token),
    },
  };
  return { progress, receipt, keepReceipt: actions.keepReceipt, underSameKey: actions.underSameKey, isShared };
}
