import { readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import type { ComponentType } from 'react';
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
  [staffPaths.templates, () => import('./templates/TemplatesPage.tsx')],
  [`${staffPaths.templates}/:id`, () => import('./templates/TemplatePage.tsx')],
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
          children: [
            ...framed,
            inbox(store),
            content(store),
            translations(store),
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

/** The inbox and, below it, its entries; its texts are a catalogue of their own, `staffInbox`. */
const inbox = (store: StaffStore): RouteObject => ({
  path: `${staffPaths.inbox}/*`,
  loader: async () => {
    await store.dispatch(loadTexts('staffInbox'));
    return null;
  },
  shouldRevalidate: () => false,
  lazy: async () => {
    const { default: InboxPage } = await import('./inbox/InboxPage.tsx');
    const Component = () => (
      <PageTexts area="staffInbox">
        <InboxPage />
      </PageTexts>
    );
    return { Component };
  },
  ErrorBoundary: StaffError,
});

/** The editor of the content, with a catalogue of its own, `staffContent`. */
const content = (store: StaffStore): RouteObject => ({
  path: staffPaths.content,
  loader: async () => {
    await store.dispatch(loadTexts('staffContent'));
    return null;
  },
  shouldRevalidate: () => false,
  lazy: async () => {
    const { default: ContentPage } = await import('./content/ContentPage.tsx');
    const Component = () => (
      <PageTexts area="staffContent">
        <ContentPage />
      </PageTexts>
    );
    return { Component };
  },
  ErrorBoundary: StaffError,
});

/** The translations; their texts are a catalogue of their own, and they use those of the editor. */
const translations = (store: StaffStore): RouteObject => ({
  path: staffPaths.translations,
  loader: async () => {
    await Promise.all([store.dispatch(loadTexts('staffContent')), store.dispatch(loadTexts('staffTranslations'))]);
    return null;
  },
  shouldRevalidate: () => false,
  lazy: async () => {
    const { default: TranslationsPage } = await import('./translations/TranslationsPage.tsx');
    const Component = () => (
      <PageTexts area="staffContent">
        <PageTexts area="staffTranslations">
          <TranslationsPage />
        </PageTexts>
      </PageTexts>
    );
    return { Component };
  },
  ErrorBoundary: StaffError,
});

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
