import { useNavigate } from 'react-router-dom';
import { sentPath } from './routes.ts';

/** Opens the page that confirms a form, by the name of the form. */
export function useShowSent(form: string) {
  const navigate = useNavigate();
  return async (reference: string | undefined) => {
    await navigate(`${sentPath}?${new URLSearchParams({ form, ...(reference && { reference }) })}`);
  };
}
