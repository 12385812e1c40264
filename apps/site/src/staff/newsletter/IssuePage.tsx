import { readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import { EmptyState } from '@nzete/ui/EmptyState';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { staffMessages } from '../messages.ts';
import { StaffPage } from '../parts/StaffPage.tsx';
import { IssueEditor } from './editor/IssueEditor.tsx';
import { BackToIssues } from './IssueHead.tsx';
import { SentIssue } from './send/SentIssue.tsx';
import { newsletterMessages as messages } from './texts/messages.ts';

/** An issue: a draft is written, one that was sent is read. */
export function IssuePage({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { currentData: data, ...query } = staffApi.useGetNewsletterIssueQuery(
    { id },
    // Colleagues may have saved or sent since.
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const [wasDraft, setWasDraft] = useState(false);
  if (data?.state === 'draft' && !wasDraft) setWasDraft(true);
  if (data)
    return data.state === 'draft' ? (
      <IssueEditor issue={data} refetch={query.refetch} />
    ) : (
      <SentIssue issue={data} wasDraft={wasDraft} />
    );
  const { status } = readError(query.error);
  return (
    <StaffPage title={formatMessage(staffMessages.newsletter)} actions={<BackToIssues />}>
      {status === 404 || status === 422 ? (
        <EmptyState
          headingLevel={2}
          title={<FormattedMessage {...messages.gone} />}
          description={<FormattedMessage {...messages.goneText} />}
        />
      ) : (
        <QueryState query={{ ...query, data }} loading={staffMessages.loading} error={staffMessages.failed} />
      )}
    </StaffPage>
  );
}
