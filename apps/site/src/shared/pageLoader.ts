import type { Language } from '@nzete/ui/format';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** A query that has not been sent: `siteApi.endpoints.getHero.initiate({ lang })`. */
type Read = ThunkAction<PromiseLike<unknown> & { unsubscribe: () => void }, unknown, unknown, UnknownAction>;

/**
 * The queries of a page, exported by its module as `loader`. The router sends them on the server
 * and on navigation; components read the results by the generated hooks.
 */
export type PageLoader = (request: { lang: Language; path: string; search: URLSearchParams }) => readonly Read[];
