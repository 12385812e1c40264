import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { pageAfter } from '../paths.ts';
import { isComplete, selectSession } from '../session/sessionSlice.ts';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** The sign-in, step by step: the password, and then the second factor if the role needs one. */
export default function SignInPage() {
  const session = useSelector(selectSession);
  const [search] = useSearchParams();
  if (!session) return <PasswordStep />;
  if (isComplete(session)) return <Navigate to={pageAfter(search)} replace />;
  return <CodeStep />;
}
