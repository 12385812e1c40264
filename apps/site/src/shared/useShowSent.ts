import { useNavigate, useSearchParams } from 'react-router-dom';
import { sentPath } from './routes.ts';

/** Opens the page that confirms a form, by the name of the form. */
export function useShowSent(form: string) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const lang = search.get('lang');
  return async (reference: string | undefined) => {
    const parameters = new URLSearchParams({ form, ...(reference && { reference }), ...(lang && { lang }) });
    await navigate(`${sentPath}?${parameters}`);
  };
}
