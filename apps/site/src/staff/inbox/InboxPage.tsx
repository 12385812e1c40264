import { exportInboxUrl, staffApi, useGetColleaguesQuery, useGetInboxQuery } from '@nzete/api-client/staff';
import type { ApplicationStatus } from '@nzete/domain';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { changeSearch } from '../../shared/searchParams.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { titleMessage } from '../messages.ts';
import { useSpreadsheetAddress } from '../parts/useSpreadsheetAddress.ts';
import { staffPaths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { primaryDecision } from './decisions.ts';
import { EntryList } from './EntryList.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxFrame } from './InboxFrame.tsx';
import { InboxPager } from './InboxPager.tsx';
import { OpenedEntry } from './OpenedEntry.tsx';
import { callOf, inboxSearch, isFiltered, pageOf } from './search.ts';
import { messages } from './texts/messages.ts';
import { mayDecide } from './types.ts';

/** The inbox at `/staff/inbox`, and below it the open entry. */
export default function InboxPage() {
  const { formatMessage } = useIntl();
  const spreadsheetOf = useSpreadsheetAddress();
  const { role } = useSession();
  const { '*': subject = '' } = useParams();
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const [search, change] = usePageSearch(inboxSearch);
  const { data: colleagues = [] } = useGetColleaguesQuery({});
  const [decision, setDecision] = useState<ApplicationStatus>();
  // Focus follows someone who opens an entry, not someone who arrives at its address.
  const [hasOpened, setOpened] = useState(false);
  const accept = usePrimaryDecision(subject);
  useFocusReturn(subject);

  const open = (next: string) => {
    setOpened(true);
    setDecision(undefined);
    void navigate(`${staffPaths.inbox}/${next}${query}`);
  };
  const hrefOf = (page: number) =>
    `${staffPaths.inbox}?${changeSearch(inboxSearch, new URLSearchParams(query), { page: page > 1 ? String(page) : '' })}`;
  const { order: _, ...filters } = callOf(search);
  return (
    <>
      <title>{formatMessage(titleMessage, { page: subject || formatMessage(messages.title) })}</title>
      <InboxFrame
        onAccept={accept && mayDecide(role) ? () => setDecision(accept) : undefined}
        list={
          <>
            <div className="nz:border-b nz:border-line nz:p-4">
              <InboxFilters search={search} colleagues={colleagues} onChange={change} />
            </div>
            <LoadedList
              search={search}
              open={subject || undefined}
              onOpen={open}
              hrefOf={hrefOf}
              exportHref={mayDecide(role) ? spreadsheetOf(exportInboxUrl('/api', filters)) : undefined}
            />
          </>
        }
        entry={
          subject ? (
            <OpenedEntry
              key={subject}
              subject={subject}
              colleagues={colleagues}
              backHref={staffPaths.inbox + query}
              takesFocus={hasOpened}
              decision={decision}
              onDecision={setDecision}
            />
          ) : null
        }
      />
    </>
  );
}

interface LoadedListProps {
  search: ReturnType<typeof usePageSearch<typeof inboxSearch>>[0];
  open: string | undefined;
  onOpen: (subject: string) => void;
  hrefOf: (page: number) => string;
  exportHref: string | undefined;
}

function LoadedList({ search, open, onOpen, ...pager }: LoadedListProps) {
  const page = pageOf(search);
  const {
    data,
    isError,
    refetch,
    fulfilledTimeStamp = 0,
  } = useGetInboxQuery({ ...callOf(search), page }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <>
      <EntryList
        status={data ? 'ready' : isError ? 'error' : 'loading'}
        entries={data?.entries ?? []}
        open={open}
        now={fulfilledTimeStamp}
        isFiltered={isFiltered(search)}
        onOpen={onOpen}
        onRetry={refetch}
      />
      {data ? <InboxPager page={page} total={data.total} {...pager} /> : null}
      {/* The old list stays in sight while a new one fails to load. */}
      <p role="alert" className="nz:px-4 nz:pb-4 nz:text-sm nz:font-semibold nz:text-danger nz:empty:hidden">
        {data && isError ? <FormattedMessage {...messages.failedText} /> : null}
      </p>
    </>
  );
}

/** What A does with the open entry. */
function usePrimaryDecision(subject: string): ApplicationStatus | undefined {
  const { currentData } = staffApi.endpoints.openInboxEntry.useQueryState(subject ? { subject } : skipToken);
  return currentData && primaryDecision(currentData.actions);
}

/** Back in the list, focus is on the row of the entry that was open. */
function useFocusReturn(subject: string) {
  const previous = useRef(subject);
  useEffect(() => {
    if (!subject && previous.current)
      document
        .querySelector<HTMLElement>(`[data-slot="entry-row"][data-key="${CSS.escape(previous.current)}"]`)
        ?.focus();
    previous.current = subject;
  }, [subject]);
}
