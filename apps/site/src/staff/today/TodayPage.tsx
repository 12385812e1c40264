import { staffApi } from '@nzete/api-client/staff';
import { useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { useLang } from '../../shared/useLang.ts';
import { staffMessages } from '../messages.ts';
import { StaffPage } from '../parts/StaffPage.tsx';
import { Restored } from './Restored.tsx';
import { Samples } from './Samples.tsx';
import { SendingNewsletter } from './SendingNewsletter.tsx';
import { ServerState } from './ServerState.tsx';
import { ToTranslate } from './ToTranslate.tsx';
import { Unanswered } from './Unanswered.tsx';
import { Visits } from './Visits.tsx';
import { WaitingList } from './WaitingList.tsx';

/** What waits and for how long, how the server is, and what is read. */
export default function TodayPage() {
  const { formatMessage } = useIntl();
  const query = staffApi.useGetOverviewQuery({ lang: useLang() }, { refetchOnMountOrArgChange: 30 });
  return (
    <StaffPage title={formatMessage(staffMessages.today)}>
      <QueryState query={query} loading={staffMessages.loading} error={staffMessages.failed}>
        {(overview) => (
          <div className="nz:grid nz:gap-10 nz:md:grid-cols-2">
            <Restored {...overview} />
            <WaitingList {...overview} />
            <ServerState {...overview} />
            <Visits {...overview} />
            <div className="nz:grid nz:content-start nz:gap-10">
              <Unanswered {...overview} />
              <SendingNewsletter />
              <ToTranslate {...overview} />
              <Samples {...overview} />
            </div>
          </div>
        )}
      </QueryState>
    </StaffPage>
  );
}
