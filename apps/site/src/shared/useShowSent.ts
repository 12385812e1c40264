import { sentPath } from './routes.ts';
import { useOpenPage } from './useOpenPage.ts';

/** Opens the page that confirms a form, by the name of the form. */
export function useShowSent(form: string) {
  const openPage = useOpenPage();
  return (reference: string | undefined) =>
    openPage(`${sentPath}?${new URLSearchParams({ form, ...(reference && { reference }) })}`);
}
