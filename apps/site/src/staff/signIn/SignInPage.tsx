import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { pageAfter } from '../paths.ts';
import { MissedCodes } from '../secondFactor/MissedCodes.tsx';
import { RecoveryCodes } from '../secondFactor/RecoveryCodes.tsx';
import { SetUpStep } from '../secondFactor/SetUpStep.tsx';
import { useKept } from '../session/kept.ts';
import { isComplete, selectSession } from '../session/sessionSlice.ts';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** The sign-in, step by step: the password, and the second factor if the role or the person wants one. */
export default function SignInPage() {
  const session = useSelector(selectSession);
  const [search] = useSearchParams();
  // Shown once, so they stay although the session is complete.
  const [codes, setCodes] = useState<string[]>([]);
  // From the setting up until the codes are kept: their answer may be lost, or the page loaded again.
  const [owed, setOwed] = useKept('recovery codes');
  const setsUp = session !== null && !isComplete(session) && session.second_factor !== 'wanted';
  useEffect(() => {
    if (setsUp && !owed) setOwed('owed');
  });
  const settle = () => {
    setCodes([]);
    setOwed('');
  };
  if (!session) return <PasswordStep />;
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={settle} />;
  if (setsUp) return <SetUpStep onCodes={setCodes} />;
  if (!isComplete(session)) return <CodeStep />;
  if (owed) return <MissedCodes onCodes={setCodes} onLater={settle} />;
  return <Navigate to={pageAfter(search)} replace />;
}
