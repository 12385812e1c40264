import './staff.css';
import { isLanguage } from '@nzete/ui/format';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadTexts } from '../features/language/language.ts';
import { visitStarted } from '../features/language/languageSlice.ts';
import { storedLanguage } from '../features/language/storedLanguage.ts';
import { createStaffRoutes } from './routes.tsx';
import { StaffApp } from './StaffApp.tsx';
import { createStaffStore } from './store.ts';

async function start(root: HTMLElement) {
  const store = createStaffStore();
  const { lang } = document.documentElement;
  // The language of an invitation or a mail stays, unless the person has chosen another.
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (isLanguage(asked) && !storedLanguage.read()) storedLanguage.write(asked);
  store.dispatch(visitStarted({ language: isLanguage(lang) ? lang : 'en', isFromAddress: false, offered: null }));
  await store.dispatch(loadTexts('common'));
  const router = createBrowserRouter(createStaffRoutes(store), { basename: '/staff' });
  createRoot(root).render(
    <StaffApp store={store}>
      <RouterProvider router={router} />
    </StaffApp>,
  );
}

const root = document.getElementById('root');
if (root) start(root).catch((error: unknown) => console.error('The staff area failed to start.', error));
