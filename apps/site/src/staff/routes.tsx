import { readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import type { ComponentType, ReactNode } from 'react';
import { type RouteObject, replace } from 'react-router-dom';
import { loadTexts } from '../features/language/language.ts';
import { PageTexts } from '../shared/texts/PageTexts.tsx';
import { type StaffPath, signInPath, staffBase, staffPaths } from './paths.ts';
import { isComplete, selectSession } from './session/sessionSlice.ts';
import { ForRoles } from './shell/ForRoles.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { StaffError } from './shell/StaffError.tsx';
import { StaffFrame } from './shell/StaffFrame.tsx';
import { StaffLoading } from './shell/StaffLoading.tsx';
import type { StaffStore } from './store.ts';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** The pages inside the frame. */
const pages: readonly (readonly [path: StaffPath, load: LoadPage])[] = [
  [staffPaths.today, () => import('./today/TodayPage.tsx')],
  [staffPaths.news, () => import('./news/NewsPage.tsx')],
  [staffPaths.gifts, () => import('./gifts/GiftsPage.tsx')],
  [`${staffPaths.gifts}/:id`, () => import('./gifts/GiftPage.tsx')],
  [staffPaths.events, () => import('./events/EventsPage.tsx')],
  [`${staffPaths.events}/:id`, () => import('./events/EventPage.tsx')],
  [staffPaths.templates, () => import('./templates/TemplatesPage.tsx')],
  [staffPaths.people, () => import('./people/PeoplePage.tsx')],
  [staffPaths.audit, () => import('./audit/AuditPage.tsx')],
  [staffPaths.sessions, () => import('./sessions/SessionsPage.tsx')],
];

/** The route objects of the staff area. */
export function createStaffRoutes(store: StaffStore): RouteObject[] {
  const framed = pages.map(([path, load]): RouteObject => {
    const lazy = async () => {
      const { default: Page } = await load();
      const Component = () => (
        <ForRoles path={path}>
          <Page />
        </ForRoles>
      );
      return { Component };
    };
    return { path, lazy, ErrorBoundary: StaffError };
  });
  return [
    {
      ErrorBoundary: StaffError,
      HydrateFallback: StaffLoading,
      children: [
        {
          path: staffPaths.signIn,
          loader: () => readSession(store),
          lazy: async () => ({ Component: (await import('./signIn/SignInPage.tsx')).default }),
        },
        {
          path: staffPaths.invitation,
          lazy: async () => ({ Component: (await import('./invitation/InvitationPage.tsx')).default }),
        },
        {
          Component: StaffFrame,
          loader: ({ request }) => requireSession(store, request),
          shouldRevalidate: () => selectSession(store.getState()) === null,
          children: [...framed, ...parts(store), { path: '*', Component: NotFoundPage }],
        },
      ],
    },
  ];
}

/** A part of the area with catalogues of its own, which are named after its folder: `staffInbox`. */
const part = (store: StaffStore, path: string, areas: readonly string[], load: LoadPage): RouteObject => ({
  path,
  loader: async () => {
    await Promise.all(areas.map((area) => store.dispatch(loadTexts(area))));
    return null;
  },
  shouldRevalidate: () => false,
  lazy: async () => {
    const { default: Page } = await load();
    const Component = () => (
      <Texts areas={areas}>
        <Page />
      </Texts>
    );
    return { Component };
  },
  ErrorBoundary: StaffError,
});

/** The texts of several catalogues. */
function Texts({ areas, children }: { areas: readonly string[]; children: ReactNode }) {
  const [area, ...others] = areas;
  if (area === undefined) return children;
  return (
    <PageTexts area={area}>
      <Texts areas={others}>{children}</Texts>
    </PageTexts>
  );
}

/** The inbox with its entries; the content's editor; what shares texts with the editor. All roles may open them. */
const parts = (store: StaffStore): RouteObject[] => [
  part(store, `${staffPaths.inbox}/*`, ['staffInbox'], () => import('./inbox/InboxPage.tsx')),
  // Its notice of a conflict is the editor's.
  part(store, `${staffPaths.templates}/:id`, ['staffContent'], () => import('./templates/TemplatePage.tsx')),
  part(store, staffPaths.content, ['staffContent'], () => import('./content/ContentPage.tsx')),
  part(
    store,
    staffPaths.translations,
    ['staffContent', 'staffTranslations'],
    () => import('./translations/TranslationsPage.tsx'),
  ),
  part(
    store,
    `${staffPaths.newsletter}/*`,
    ['staffContent', 'staffNewsletter'],
    () => import('./newsletter/NewsletterPage.tsx'),
  ),
];

/** Who is signed in; asks the server on the first page of a visit. */
async function readSession(store: StaffStore) {
  const known = selectSession(store.getState());
  if (known) return known;
  const asked = store.dispatch(staffApi.endpoints.getStaffSession.initiate({}, { forceRefetch: true }));
  const { data, error } = await asked;
  asked.unsubscribe();
  if (data) return data;
  if (readError(error).status === 401) return null;
  throw new Error('The session could not be loaded.', { cause: error });
}

async function requireSession(store: StaffStore, request: Request) {
  if (isComplete(await readSession(store))) return null;
  const { pathname, search } = new URL(request.url);
  return replace(signInPath(pathname.slice(staffBase.length) + search));
}
