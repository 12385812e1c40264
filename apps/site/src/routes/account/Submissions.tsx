import { accountsApi, useGetOwnSubmissionsQuery } from '@nzete/api-client/accounts';
import { EmptyState } from '@nzete/ui/EmptyState';
import { Heading } from '@nzete/ui/Heading';
import { LinkButton } from '@nzete/ui/LinkButton';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { QueryState } from '../../shared/QueryState.tsx';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import { paths } from '../../shared/routes.ts';
import { SubmissionCard } from './SubmissionCard.tsx';
import { submissionValueMessages, submissionMessages as texts } from './submission.messages.ts';

/** Everything that was sent with the visitor's address, the newest first. */
export function Submissions({ email }: { email: string }) {
  const query = useGetOwnSubmissionsQuery({}, { refetchOnMountOrArgChange: true });
  const dispatch = useDispatch<AppDispatch>();
  // The next visitor of this device must not see it; the query above has unsubscribed by then.
  useEffect(() => () => void dispatch(accountsApi.util.invalidateTags(['OwnSubmissions'])), [dispatch]);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = query.data?.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    // The button that had the focus is gone, with what was withdrawn.
    if (count < before.current) heading.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <section aria-labelledby="my-applications" className="nz:grid nz:grid-cols-1 nz:gap-6">
      <Heading ref={heading} id="my-applications" tabIndex={-1}>
        <FormattedMessage {...texts.listTitle} />
      </Heading>
      <QueryState
        query={query}
        loading={texts.listLoading}
        error={texts.listError}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            title={<FormattedMessage {...texts.emptyTitle} />}
            description={<FormattedMessage {...submissionValueMessages.emptyText} values={{ email: email }} />}
            actions={
              <LinkButton href={paths.volunteers} size="sm">
                <FormattedMessage {...texts.toVolunteers} />
              </LinkButton>
            }
          />
        }
      >
        {(list) => (
          <ul className="nz:grid nz:grid-cols-1 nz:gap-8">
            {list.map((submission) => (
              <li key={submission.subject} className="nz:min-w-0">
                <SubmissionCard submission={submission} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
