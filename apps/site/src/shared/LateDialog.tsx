import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface LateDialogProps<Props> {
  /** Imports the dialog; its default export is the component. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Set it in a transition, so that the button can show that the code is loading. */
  isOpen: boolean;
  /** The code failed to load. Report it and close; opening the dialog again retries. */
  onFailure: () => void;
  children: (Dialog: LazyExoticComponent<ComponentType<Props>>) => ReactNode;
}

type State = 'unused' | 'used' | 'failed';

/** A dialog whose code is loaded when it is first opened. */
export function LateDialog<Props>({ load, isOpen, onFailure, children }: LateDialogProps<Props>) {
  const [state, setState] = useState<State>('unused');
  // React caches the failure of a lazy component, so a retry needs a new component.
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const Dialog = useMemo(() => lazy(load), [load, attempt]);
  if (isOpen && state === 'unused') setState('used');
  if (!isOpen && state === 'failed') {
    setState('unused');
    setAttempt(attempt + 1);
  }
  const fail = () => {
    setState('failed');
    onFailure();
  };
  return (
    <ErrorBoundary key={attempt} fallback={() => null} onError={fail}>
      <Suspense>{state === 'used' ? children(Dialog) : null}</Suspense>
    </ErrorBoundary>
  );
}
