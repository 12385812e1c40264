import { Alert } from '@nzete/ui/Alert';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NextSteps } from '../../shared/NextSteps.tsx';
import { NoScriptNote } from '../../shared/NoScriptNote.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';
import { RequestForm } from './RequestForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { useResetLink } from './useResetLink.ts';

const others: { href: string; text: MessageDescriptor; label: MessageDescriptor }[] = [
  { href: paths.login, text: messages.loginText, label: messages.login },
  { href: paths.sendFeedback, text: messages.writeText, label: messages.write },
];

/** The page at `/forgot-password`: it mails a link, and the link opens it to choose a new password. */
export default function ForgotPasswordPage() {
  const { formatMessage } = useIntl();
  const { token, outcome, finish } = useResetLink();
  const heading = formatMessage(messages.title);
  const lead = token ? messages.choose : messages.lead;
  return (
    <>
      <PageHead layout="stack" title={heading} description={<FormattedMessage {...lead} />} />
      <Section space="end">
        <div className="nz:grid nz:grid-cols-1 nz:gap-x-16 nz:gap-y-12 nz:lg:grid-cols-[7fr_5fr]">
          <div className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:content-start nz:gap-6">
            <NoScriptNote text={messages.noScript} />
            <Outcome outcome={outcome} />
            {token ? <ResetForm token={token} onDone={finish} /> : null}
            {!token && outcome !== 'saved' ? <RequestForm /> : null}
          </div>
          <NextSteps title={messages.otherTitle} links={others} />
        </div>
      </Section>
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}

/** Announced when it appears. */
function Outcome({ outcome }: { outcome: 'saved' | 'dead' | undefined }) {
  return (
    <div role="status">
      {outcome === 'saved' ? (
        <Alert
          tone="success"
          title={<FormattedMessage {...messages.savedTitle} />}
          description={<FormattedMessage {...messages.savedText} />}
          actions={
            <LinkButton href={paths.login} size="sm">
              <FormattedMessage {...messages.login} />
            </LinkButton>
          }
        />
      ) : null}
      {outcome === 'dead' ? (
        <Alert
          tone="error"
          title={<FormattedMessage {...messages.deadTitle} />}
          description={<FormattedMessage {...messages.deadText} />}
        />
      ) : null}
    </div>
  );
}
