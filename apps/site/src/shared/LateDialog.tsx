import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface LateDialogProps<Props> {
  /** Imports the dialog; its default export is the component. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Open it in a transition: the button that opens it then knows that it is loading (`useTransition`). */
  isOpen: boolean;
  /** The code did not come. Say so, and close: opened again, the dialog asks for its code again. */
  onFailure: () => void;
  children: (Dialog: LazyExoticComponent<ComponentType<Props>>) => ReactNode;
}

type State = 'unused' | 'used' | 'failed';

/** A dialog, or another part that a press opens, whose code is fetched when it is first opened. */
export function LateDialog<Props>({ load, isOpen, onFailure, children }: LateDialogProps<Props>) {
  const [state, setState] = useState<State>('unused');
  // React keeps the failure of a lazy component, so another attempt is another component.
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
