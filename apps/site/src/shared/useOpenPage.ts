import { useNavigate, useSearchParams } from 'react-router-dom';

/** Opens a page of the site, in the language that the address names. */
export function useOpenPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const lang = search.get('lang');
  return async (href: string) => {
    const { pathname, searchParams, hash } = new URL(href, window.location.origin);
    if (lang) searchParams.set('lang', lang);
    await navigate({ pathname, search: searchParams.toString(), hash });
  };
}
