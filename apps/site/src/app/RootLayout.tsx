import { NzeteProvider } from '@nzete/ui/NzeteProvider';
import { Route, Routes } from 'react-router-dom';
import { useAppSelector } from './hooks.ts';
import { Toasts } from './notifications/Toasts.tsx';
import { PageFrame } from './PageFrame.tsx';
import { routes } from './routes.tsx';
import { SiteLink } from './SiteLink.tsx';
import { selectIsSettled } from './selectIsSettled.ts';
import { SiteFooter } from './shell/LazySiteFooter.tsx';
import { SiteHeader } from './shell/SiteHeader.tsx';

/** What stands on every page: bar, main, footer, messages. */
export function RootLayout() {
  const isSettled = useAppSelector(selectIsSettled);
  return (
    <NzeteProvider linkComponent={SiteLink}>
      <SiteHeader />
      <main id="main" tabIndex={-1} data-ready={isSettled || undefined} className="outline-none">
        <PageFrame>
          <Routes>
            {routes.map(({ path, element }) => (
              <Route key={path} path={path} element={element} caseSensitive />
            ))}
          </Routes>
        </PageFrame>
      </main>
      <SiteFooter />
      <Toasts />
    </NzeteProvider>
  );
}
