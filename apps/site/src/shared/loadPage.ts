import { createContext } from 'react';

/**
 * Loads the code and the texts of a page before it is opened, because there may be no network then.
 * Rejects when they cannot be loaded.
 */
export type LoadPage = (path: string) => Promise<unknown>;

export const LoadPageContext = createContext<LoadPage>(() => Promise.resolve());
