import { createContext, use } from 'react';

/** What the server knows about a visit, besides its language. */
export interface Visit {
  /** The origin of the site, such as `https://nzete.example`. */
  origin: string;
  /** Whether the visitor saves data, by choice or by the `Save-Data` header of the browser. */
  savesData: boolean;
  /** At least what saving data leaves out of the first page of the visit, in bytes. */
  savedBytes: number;
  /** The path of that page. */
  path: string;
  /** On the server: a section of the first screen has been rendered. */
  onSection?: (module: string) => void;
}

export const VisitContext = createContext<Visit>({ origin: '', savesData: false, savedBytes: 0, path: '' });

export const useVisit = (): Visit => use(VisitContext);

/** The origin of the site, for absolute links. */
export const useOrigin = (): string => useVisit().origin;
