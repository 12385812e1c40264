import type { Trigger } from '@nzete/api-client';
import { use } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoadPageContext } from './loadPage.ts';
import { sentPath } from './routes.ts';
import { useFormUse } from './useFormUse.ts';

/**
 * Opens the page that confirms a form, by the name of the form. Its code is loaded as soon as a form
 * of the page is used: with the answer the network may go.
 */
export function useShowSent(form: string) {
  const load = use(LoadPageContext);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const lang = search.get('lang');
  useFormUse(() => load(sentPath).catch(() => {}));
  return async (reference: string | undefined, shown = form) => {
    const parameters = new URLSearchParams({ form: shown, ...(reference && { reference }), ...(lang && { lang }) });
    await navigate(`${sentPath}?${parameters}`);
  };
}

/** Delays a mutation until the page that confirms it is there. */
export function useSentReady() {
  const load = use(LoadPageContext);
  return <Args, Result extends { error?: unknown }>(trigger: Trigger<Args, Result>): Trigger<Args, Result> =>
    async (args) => {
      // Without it the form is sent all the same, and the address of the page keeps the number.
      await load(sentPath).catch(() => {});
      return trigger(args);
    };
}
