import { createContext, use, useSyncExternalStore } from 'react';

const never = () => () => {};

/** True in the HTML of the server and while that is hydrated, false from then on. */
export const useIsWritten = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** On the server: the public address of the site, such as `https://nzete.example`. */
export const OriginContext = createContext<string | undefined>(undefined);

/** The address of the site, for links that leave it: on the server that of the installation, in the browser the one that the visitor has opened. */
export function useOrigin(): string {
  const ofServer = use(OriginContext);
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => ofServer ?? originInHead(),
  );
}

/** While the page is hydrated: what the server has written. */
function originInHead(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}
