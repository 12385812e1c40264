import { LoadState } from '@nzete/ui/LoadState';
import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '../../features/auth/useSession.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NoScriptNote } from '../../shared/NoScriptNote.tsx';
import { Confirmation } from './Confirmation.tsx';
import { type Leave, LeftNote } from './LeftNote.tsx';
import { messages } from './messages.ts';
import { SignedIn } from './SignedIn.tsx';
import { SignedOut } from './SignedOut.tsx';
import { useConfirmation } from './useConfirmation.ts';

/** The page at `/account`: what a visitor has sent, and the visitor's data. */
export default function AccountPage() {
  const { formatMessage } = useIntl();
  const { user, state, retry } = useSession();
  const [leave, setLeave] = useState<Leave>();
  const confirmation = useConfirmation(state);
  const heading = formatMessage(messages.title);
  return (
    <>
      <PageHead layout="stack" title={heading} description={<FormattedMessage {...messages.lead} />} />
      <Section space="end">
        <div className="nz:grid nz:grid-cols-1 nz:gap-8">
          <NoScriptNote text={messages.noScript} />
          <Confirmation {...confirmation} />
          {state === 'unknown' ? (
            <p role="status" className="nz:needs-script">
              <FormattedMessage {...messages.loading} />
            </p>
          ) : null}
          {state === 'unreachable' ? (
            <LoadState
              status="error"
              loading={null}
              error={<FormattedMessage {...messages.unreachable} />}
              onRetry={retry}
            />
          ) : null}
          {user ? <SignedIn user={user} onLeave={setLeave} /> : null}
          {!user && leave ? <LeftNote leave={leave} /> : null}
          {state === 'signed-out' || (state === 'ended' && leave) ? <SignedOut /> : null}
          {state === 'ended' && !leave ? <SignedOut hasEnded /> : null}
        </div>
      </Section>
      <PageMeta description={formatMessage(messages.description)} heading={heading} isIndexed={false} />
    </>
  );
}
