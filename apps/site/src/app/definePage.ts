import { type ComponentType, createElement } from 'react';
import { useStore } from 'react-redux';
import type { Area } from '../features/language/catalogues.ts';
import { loadArea } from '../features/language/language.ts';
import { deferred } from './deferred.ts';
import type { SiteStore } from './store.ts';

interface PageModule<Props> {
  Component: ComponentType<Props>;
  /** Fetches the parts that the page defers itself. */
  preloadParts?: () => Promise<unknown>;
}

/** A page whose code and texts are fetched when it is first visited; until then it suspends. */
export function definePage<Props extends object>(area: Area, load: () => Promise<PageModule<Props>>) {
  const page = deferred(async (store: SiteStore) => {
    const [module] = await Promise.all([load(), store.dispatch(loadArea(area))]);
    return module;
  });
  function Page(props: Props) {
    // The store of the one Provider above is the site's.
    const store = useStore() as SiteStore;
    return createElement(page.read(store).Component, props);
  }
  /** Fetches the page before it is rendered, with the parts it defers. */
  Page.preload = async (store: SiteStore) => {
    const module = await page.preload(store);
    await module.preloadParts?.();
  };
  return Page;
}
