import type { Language } from '@nzete/ui/format';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadTexts } from '../../src/features/language/language.ts';
import { visitStarted } from '../../src/features/language/languageSlice.ts';
import { staffBase } from '../../src/staff/paths.ts';
import { createStaffRoutes } from '../../src/staff/routes.tsx';
import { StaffApp } from '../../src/staff/StaffApp.tsx';
import { createStaffStore } from '../../src/staff/store.ts';

/** Opens the staff area at a path, as a browser does, with a server of its own. */
export async function openStaff(path: string, fetch: (request: Request) => Promise<Response>, language: Language) {
  const store = createStaffStore({ fetch, retriesReads: false });
  store.dispatch(visitStarted({ language, isFromAddress: false, offered: null }));
  await store.dispatch(loadTexts('common'));
  const router = createMemoryRouter(createStaffRoutes(store), {
    basename: staffBase,
    initialEntries: [staffBase + path],
  });
  return { key: crypto.randomUUID(), store, router };
}

export type OpenedStaff = Awaited<ReturnType<typeof openStaff>>;

export const OpenedPage = ({ page: { key, store, router } }: { page: OpenedStaff }) => (
  <StaffApp key={key} store={store}>
    <RouterProvider router={router} />
  </StaffApp>
);
