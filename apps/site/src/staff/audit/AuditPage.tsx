import { staffApi } from '@nzete/api-client/staff';
import { Button } from '@nzete/ui/Button';
import { Link } from '@nzete/ui/Link';
import { TextField } from '@nzete/ui/TextField';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { QueryState } from '../../shared/QueryState.tsx';
import { staffMessages } from '../messages.ts';
import { StaffPage } from '../parts/StaffPage.tsx';
import { staffPaths } from '../paths.ts';
import { AuditList } from './AuditList.tsx';
import { auditMessages as messages } from './messages.ts';

const PAGE = 50;

/** Who did what, and when; the filters and the page are in the URL, so that they can be sent on. */
export default function AuditPage() {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const [who, subject, before] = ['who', 'subject', 'before'].map((name) => search.get(name) ?? '');
  const query = staffApi.useGetAuditQuery({
    ...(who && { who }),
    ...(subject && { subject }),
    ...(before && { before }),
    limit: PAGE,
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    setSearch(Object.fromEntries(given.filter(([, value]) => value)));
  };
  const older = (next: string) => `${staffPaths.audit}?${withParameter(search, 'before', next)}`;
  return (
    <StaffPage title={formatMessage(staffMessages.audit)} intro={<FormattedMessage {...messages.intro} />}>
      <form
        key={`${who} ${subject}`}
        onSubmit={handleSubmit}
        className="nz:flex nz:flex-wrap nz:items-end nz:gap-4 nz:*:min-w-0"
      >
        <TextField
          name="who"
          label={formatMessage(messages.who)}
          defaultValue={who}
          autoComplete="off"
          maxLength={64}
        />
        <TextField
          name="subject"
          label={formatMessage(messages.subject)}
          defaultValue={subject}
          autoComplete="off"
          maxLength={100}
        />
        <Button type="submit" variant="line">
          <FormattedMessage {...messages.filter} />
        </Button>
      </form>
      <QueryState query={query} loading={staffMessages.loading} error={staffMessages.failed}>
        {({ entries, next_before }) => (
          <>
            <AuditList entries={entries} />
            <p className="nz:flex nz:flex-wrap nz:gap-x-6 nz:gap-y-2">
              {next_before ? (
                <Link href={older(next_before)}>
                  <FormattedMessage {...messages.older} />
                </Link>
              ) : null}
              {before ? (
                <Link href={`${staffPaths.audit}?${withParameter(search, 'before', '')}`}>
                  <FormattedMessage {...messages.newest} />
                </Link>
              ) : null}
              {who || subject ? (
                <Link href={staffPaths.audit}>
                  <FormattedMessage {...messages.all} />
                </Link>
              ) : null}
            </p>
          </>
        )}
      </QueryState>
    </StaffPage>
  );
}

/** The query string with another value of a parameter; an empty one removes it. */
function withParameter(search: URLSearchParams, name: string, value: string) {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next.toString();
}
