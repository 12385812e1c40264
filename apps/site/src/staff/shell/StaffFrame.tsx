import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { staffMessages } from '../messages.ts';
import { signInPath } from '../paths.ts';
import { selectSession } from '../session/sessionSlice.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { StaffBar } from './StaffBar.tsx';
import { StaffTabs } from './StaffTabs.tsx';

/** The frame of every page: the bar, the navigation, and the page. */
export function StaffFrame() {
  const session = useSelector(selectSession);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isSignedOut = session === null;
  useEffect(() => {
    if (isSignedOut) void navigate(signInPath(pathname + search), { replace: true });
  }, [isSignedOut, navigate, pathname, search]);
  if (!session) return null;
  return (
    <div className="nz:flex nz:min-h-dvh nz:flex-col nz:bg-surface">
      <a
        href="#main"
        className="nz:sr-only nz:focus:not-sr-only nz:focus:absolute nz:focus:z-10 nz:focus:bg-offbeat nz:focus:p-3 nz:focus:text-on-offbeat"
      >
        <FormattedMessage {...staffMessages.skip} />
      </a>
      <StaffBar />
      <StaffTabs />
      <OfflineNotice />
      <Main />
      <ScrollRestoration />
    </div>
  );
}

/** Moves the focus to a page that a link opened, so that a screen reader starts there. */
function Main() {
  const { pathname } = useLocation();
  const [section = ''] = pathname.slice(1).split('/');
  const shown = useRef(section);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    main.current?.focus({ preventScroll: true });
  }, [section]);
  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className="nz:flex nz:min-w-0 nz:grow nz:flex-col nz:outline-none nz:text-md"
    >
      <Outlet />
    </main>
  );
}
