import { type Location, matchRoutes } from 'react-router-dom';
import { loadTexts } from '../features/language/language.ts';
import type { ActionAnswer } from '../shared/formAnswer.ts';
import { areaOf, createRoutes } from './routes.tsx';
import type { SiteStore } from './store.ts';

/** The first page. React Router requires that lazy routes are loaded before hydration. */
export function createFirstPage(store: SiteStore, location: Partial<Location>, answer?: ActionAnswer) {
  const routes = createRoutes(store);
  const matches = matchRoutes(routes, location) ?? [];
  const forEach = (value: unknown) => Object.fromEntries(matches.map(({ route }) => [route.id, value]));
  return {
    routes,
    // Loaders return nothing: components find the data in the store, or fetch it.
    // The shell has forms too, so every route has the answer.
    hydrationData: { loaderData: forEach(null), actionData: answer && forEach(answer) },
    load: () =>
      Promise.all(
        matches.map(async ({ route }) => {
          if (typeof route.lazy !== 'function') return;
          const [module] = await Promise.all([route.lazy(), store.dispatch(loadTexts(areaOf(route.path)))]);
          Object.assign(route, module, { lazy: undefined });
        }),
      ),
  };
}
