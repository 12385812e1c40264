import { createElement, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { deferred } from '../../shared/deferred.ts';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';
import { PartError } from '../../shared/PartError.tsx';
import type { KycProps } from './Kyc.tsx';
import { messages } from './messages.ts';

const kyc = deferred(() => import('./Kyc.tsx'));

/** Fetches the code of the identity check, whose tab is pointed at. That it fails is said when the tab is opened. */
export const preloadKyc = () => void kyc.preload().catch(() => {});

/** The identity check, its code on need. What was entered stays while another tab is open. */
export function KycPanel({ isChosen, visit }: KycProps & { isChosen: boolean }) {
  const [wasChosen, setWasChosen] = useState(isChosen);
  if (isChosen && !wasChosen) setWasChosen(true);
  if (!wasChosen) return null;
  return (
    <ErrorBoundary fallback={() => <PartError />}>
      <Suspense fallback={<Loading />}>
        <LoadedKyc visit={visit} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedKyc(props: KycProps) {
  return createElement(kyc.read().default, props);
}

const Loading = () => (
  <p role="status" className="nz:min-h-screen nz:text-text-muted">
    <FormattedMessage {...messages.kycLoading} />
  </p>
);
