import type { Language } from '@nzete/ui/format';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** A read of the API that is not sent yet: `siteApi.endpoints.getHero.initiate({ lang })`. */
type Read = ThunkAction<PromiseLike<unknown> & { unsubscribe: () => void }, unknown, unknown, UnknownAction>;

/**
 * What a page reads of the API, exported by its module as `loader`. The router sends the reads and waits for them, on
 * the server and on navigation; the components of the page find the answers by the generated hooks.
 */
export type PageLoader = (request: { lang: Language; path: string; search: URLSearchParams }) => readonly Read[];
