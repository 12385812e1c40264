import type { ReactElement } from 'react';
import { paths } from '../config/paths.ts';
import { definePage } from './definePage.ts';
import type { SiteStore } from './store.ts';

const Home = definePage('home', () => import('../routes/home/index.ts'));
const Page = definePage('pages', () => import('../routes/page/index.ts'));
const NotFound = definePage('common', () => import('../routes/not-found/index.ts'));

interface SiteRoute {
  path: string;
  element: ReactElement;
  /** Fetches the page's code and texts. */
  preload: (store: SiteStore) => Promise<void>;
}

const { home, ...others } = paths;
const keys = Object.keys(others) as (keyof typeof others)[];

/** The route table. Pages without a folder of their own yet share `routes/page`. */
export const routes: SiteRoute[] = [
  { path: home, element: <Home />, preload: Home.preload },
  ...keys.map((page) => ({ path: paths[page], element: <Page page={page} />, preload: Page.preload })),
  { path: '*', element: <NotFound />, preload: NotFound.preload },
];
