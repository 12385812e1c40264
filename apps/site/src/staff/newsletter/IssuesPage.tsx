import { useOnce } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import { Badge } from '@nzete/ui/Badge';
import { Button } from '@nzete/ui/Button';
import { EmptyState } from '@nzete/ui/EmptyState';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { QueryState } from '../../shared/QueryState.tsx';
import { staffMessages } from '../messages.ts';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { StaffPage } from '../parts/StaffPage.tsx';
import { useAct } from '../parts/useAct.ts';
import { useMoment } from '../parts/useMoment.ts';
import { useSession } from '../session/useSession.ts';
import { IssueSubject } from './IssueSubject.tsx';
import { MailNotice } from './MailNotice.tsx';
import { issuePath, subscribersPath } from './paths.ts';
import { totalOf } from './progress.ts';
import { newsletterMessages as messages } from './texts/messages.ts';
import { mayWriteNewsletter, type NewsletterIssueHead } from './types.ts';

/** The issues of the newsletter: drafts, those being sent, those sent. */
export function IssuesPage() {
  const { formatMessage } = useIntl();
  const isReadOnly = !mayWriteNewsletter(useSession().role);
  const query = staffApi.useGetNewsletterIssuesQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <StaffPage
      title={formatMessage(staffMessages.newsletter)}
      intro={<FormattedMessage {...(isReadOnly ? messages.readOnly : messages.intro)} />}
      actions={
        <div className="nz:flex nz:flex-wrap nz:gap-3">
          {isReadOnly ? null : <NewIssue />}
          <LinkButton variant="line" size="sm" href={subscribersPath}>
            <FormattedMessage {...messages.subscribers} />
          </LinkButton>
        </div>
      }
    >
      <MailNotice />
      <QueryState
        query={query}
        loading={staffMessages.loading}
        error={staffMessages.failed}
        isEmpty={({ issues }) => issues.length === 0}
        empty={
          <EmptyState
            headingLevel={2}
            title={formatMessage(messages.empty)}
            description={isReadOnly ? undefined : <FormattedMessage {...messages.emptyText} />}
          />
        }
      >
        {({ issues }) => (
          <Rows aria-label={formatMessage(messages.issues)}>
            {issues.map((issue) => (
              <IssueRow key={issue.id} {...issue} />
            ))}
          </Rows>
        )}
      </QueryState>
    </StaffPage>
  );
}

function NewIssue() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const act = useAct();
  const [add, { isLoading }] = staffApi.useAddNewsletterIssueMutation();
  const addOnce = useOnce(add);
  const begin = async () => {
    const call = addOnce({ newNewsletterIssue: {} });
    if (!(await act(call, formatMessage(messages.created)))) return;
    const { data } = await call;
    if (data) void navigate(issuePath(data.id));
  };
  return (
    <Button size="sm" isLoading={isLoading} onClick={() => void begin()}>
      <FormattedMessage {...messages.newIssue} />
    </Button>
  );
}

function IssueRow(issue: NewsletterIssueHead) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const moment = useMoment();
  const { id, subject, state, saved_at, saved_by, started_at, started_by, finished_at, progress } = issue;
  const who = started_by ?? formatMessage(messages.someone);
  return (
    <Row
      title={
        <Link href={issuePath(id)}>
          <IssueSubject subject={subject} />
        </Link>
      }
      mark={
        <Badge tone={state === 'sent' ? 'line' : undefined}>
          <FormattedMessage {...messages[`state.${state}`]} />
        </Badge>
      }
    >
      <RowLine>
        {started_at === null ? (
          <FormattedMessage {...messages.saved} values={{ at: moment(saved_at), who: saved_by }} />
        ) : (
          <FormattedMessage {...messages.started} values={{ at: moment(started_at), who }} />
        )}
      </RowLine>
      {finished_at === null ? null : (
        <RowLine>
          <FormattedMessage {...messages.finished} values={{ at: moment(finished_at) }} />
        </RowLine>
      )}
      {progress === null ? null : (
        <RowLine>
          <FormattedMessage
            {...messages.sentOf}
            values={{ sent: number(progress.sent), total: number(totalOf(progress)) }}
          />
        </RowLine>
      )}
    </Row>
  );
}
