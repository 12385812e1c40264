import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { pageAfter } from '../paths.ts';
import { RecoveryCodes } from '../secondFactor/RecoveryCodes.tsx';
import { SetUpStep } from '../secondFactor/SetUpStep.tsx';
import { isComplete, selectSession } from '../session/sessionSlice.ts';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** The sign-in, step by step: the password, and the second factor if the role or the person wants one. */
export default function SignInPage() {
  const session = useSelector(selectSession);
  const [search] = useSearchParams();
  // Shown once, so they stay although the session is complete.
  const [codes, setCodes] = useState<string[]>([]);
  if (!session) return <PasswordStep />;
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />;
  if (isComplete(session)) return <Navigate to={pageAfter(search)} replace />;
  return session.second_factor === 'wanted' ? <CodeStep /> : <SetUpStep onCodes={setCodes} />;
}
