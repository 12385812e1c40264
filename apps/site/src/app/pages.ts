import type { ComponentType } from 'react';
import { loadArea } from '../features/language/language.ts';
import { type Deferred, deferred } from '../shared/deferred.ts';
import { notFoundRoute, routes, type SiteRoute } from '../shared/routes.ts';
import { fetchReads } from './reads.ts';
import type { SiteStore } from './store.ts';

// Found, not listed: the route table names the folder.
const modules = import.meta.glob<{ default: ComponentType }>('../routes/*/*Page.tsx');

/** The loader of each page by its folder. */
const loaders = Object.fromEntries(Object.entries(modules).map(([file, load]) => [file.split('/')[2] ?? '', load]));

/** The pages of a visit, each with its code, texts and styles, which are fetched when it is first needed. */
export interface Pages {
  /** Fetches a page before it is shown. Rejects when the network fails. */
  preload: (page: string) => Promise<unknown>;
  /** For a component: the page of a route. Suspends until it has come; what the page reads is then on its way too. */
  read: (route: SiteRoute) => ComponentType;
}

/** @param fetchStyles fetches the styles of a page; the server needs none */
export function createPages(store: SiteStore, fetchStyles = async (_page: string) => {}): Pages {
  const load = async (page: string) => {
    const fetchModule = loaders[page];
    if (!fetchModule) throw new Error(`The route table names "${page}", but there is no routes/${page}/*Page.tsx`);
    const [module] = await Promise.all([fetchModule(), store.dispatch(loadArea(page)), fetchStyles(page)]);
    return module.default;
  };
  const names = new Set([...routes, notFoundRoute].map(({ page }) => page));
  const pages = new Map([...names].map((page) => [page, deferred(() => load(page))]));
  const pageNamed = (page: string): Deferred<ComponentType> => {
    const found = pages.get(page);
    if (!found) throw new Error(`The route table does not name "${page}"`);
    return found;
  };
  return {
    preload: (page) => pageNamed(page).preload(),
    read: ({ page, reads = [] }) => {
      const component = pageNamed(page);
      // The code brings the endpoints; the reads do not wait for the rendering of it.
      if (!component.hasBegun())
        component.preload().then(
          () => fetchReads(store, reads),
          () => {},
        );
      return component.read();
    },
  };
}
