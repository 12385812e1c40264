import { staffApi } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useLocation } from 'react-router-dom';
import { staffMessages, waitingCountMessage } from '../messages.ts';
import { mayOpen, staffPaths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';

const entries = [
  'today',
  'inbox',
  'content',
  'translations',
  'news',
  'newsletter',
  'gifts',
  'events',
  'templates',
  'people',
  'audit',
] as const;

/** The navigation, without the pages that the role may not open. */
export function StaffTabs() {
  const { formatMessage } = useIntl();
  const { role } = useSession();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a phone the navigation is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry changes with the path
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav
      ref={nav}
      data-staff-frame
      aria-label={formatMessage(staffMessages.nav)}
      className="nz:relative nz:overflow-x-auto nz:border-b nz:border-line-strong nz:bg-surface"
    >
      <ul className="nz:flex nz:px-3 nz:max-sm:px-1">
        {entries
          .filter((entry) => mayOpen(role, staffPaths[entry]))
          .map((entry) => (
            <li key={entry} className="nz:shrink-0">
              <NavLink
                to={staffPaths[entry]}
                end={entry === 'today'}
                className="nz:focus-ring-inset nz:flex nz:min-h-hit nz:items-center nz:gap-1.5 nz:border-b-4 nz:border-transparent nz:px-3 nz:pt-1 nz:text-md nz:font-semibold nz:hover:bg-sunk nz:aria-[current=page]:border-offbeat"
              >
                <FormattedMessage {...staffMessages[entry]} />
                {entry === 'inbox' ? <InboxCount /> : null}
                {entry === 'news' ? <NewsCount /> : null}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function InboxCount() {
  const { data } = staffApi.useGetInboxQuery({ limit: 1 });
  return <WaitingCount waiting={data?.waiting} />;
}

function NewsCount() {
  const { data } = staffApi.useGetPostsQuery({});
  return <WaitingCount waiting={data?.waiting} />;
}

function WaitingCount({ waiting }: { waiting: number | undefined }) {
  const { number } = useFormat();
  if (!waiting) return null;
  const count = number(waiting);
  return (
    <>
      <span aria-hidden="true" className="nz:bg-sunk nz:px-1.5 nz:text-xs">
        {count}
      </span>
      <span className="nz:sr-only">
        <FormattedMessage {...waitingCountMessage} values={{ count }} />
      </span>
    </>
  );
}
