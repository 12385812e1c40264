import { createContext, use } from 'react';

/** The origin of the site, such as `https://nzete.example`. */
export const OriginContext = createContext('');

/** The origin of the site, for absolute links. */
export const useOrigin = (): string => use(OriginContext);
