import { createContext, use } from 'react';

/** The public address of the site, such as `https://nzete.example`: from the server, and from its HTML in the browser. */
export const OriginContext = createContext('');

/** The public address of the site, for links that leave it. */
export const useOrigin = (): string => use(OriginContext);
