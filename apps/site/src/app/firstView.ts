import { siteApi } from '@nzete/api-client/site';
import { paths } from '../config/paths.ts';
import { loadArea } from '../features/language/language.ts';
import { selectLanguage } from '../features/language/languageSlice.ts';
import { routes } from './routes.tsx';
import { SiteFooter } from './shell/LazySiteFooter.tsx';
import type { SiteStore } from './store.ts';

/** Until when the first render waits for data and code that the splash hides anyway, in milliseconds from the start of the visit. */
const DEADLINE_MS = 1500;
/** How long it waits at least: everything was asked for in the HTML, so it is usually there and only has to be picked up. */
const LEAST_MS = 100;

/**
 * Gathers what the first view needs, so that the page is rendered once and whole instead of piece by piece. What is late is left to the page,
 * which shows that it loads; only the common texts are waited for as long as it takes. Rejects when those cannot be fetched.
 */
export async function prepareFirstView(store: SiteStore): Promise<void> {
  const isHome = window.location.pathname === paths.home;
  const lang = selectLanguage(store.getState());
  const { getHero, getNavigation, getSettings, getSocialMediaLinks } = siteApi.endpoints;
  const once = { subscribe: false };
  const page = routes.find(({ path }) => path === window.location.pathname) ?? routes.at(-1);
  const late: PromiseLike<unknown>[] = [
    store.dispatch(getNavigation.initiate({ lang }, once)),
    store.dispatch(getSettings.initiate({ lang }, once)),
    store.dispatch(getSocialMediaLinks.initiate({ lang }, once)),
    SiteFooter.preload(),
  ];
  if (isHome) late.push(store.dispatch(getHero.initiate({ lang }, once)));
  if (page) late.push(page.preload(store));
  const deadline = new Promise((resolve) => setTimeout(resolve, Math.max(LEAST_MS, DEADLINE_MS - performance.now())));
  await Promise.all([store.dispatch(loadArea('common')), Promise.race([Promise.allSettled(late), deadline])]);
}
