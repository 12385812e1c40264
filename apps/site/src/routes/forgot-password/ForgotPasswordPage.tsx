import { Alert } from '@nzete/ui/Alert';
import { LinkButton } from '@nzete/ui/LinkButton';
import { FormattedMessage } from 'react-intl';
import { AccountFormPage } from '../../shared/AccountFormPage.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';
import { RequestForm } from './RequestForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import type { ResetOutcome } from './reset.ts';
import { useResetLink } from './useResetLink.ts';

const others = [
  { href: paths.login, text: messages.loginText, label: messages.login },
  { href: paths.sendFeedback, text: messages.writeText, label: messages.write },
];

/** The page at `/forgot-password`: it mails a link, and the link opens it to choose a new password. */
export default function ForgotPasswordPage() {
  const { token, outcome, finish } = useResetLink();
  const lead = token ? messages.choose : messages.lead;
  return (
    <AccountFormPage messages={{ ...messages, lead }} others={others}>
      <Outcome outcome={outcome} />
      {token ? <ResetForm token={token} onDone={finish} /> : null}
      {!token && outcome !== 'saved' ? <RequestForm /> : null}
    </AccountFormPage>
  );
}

/** Announced when it appears. */
function Outcome({ outcome }: { outcome: ResetOutcome | undefined }) {
  return (
    <div role="status">
      {outcome === 'saved' ? (
        <Alert
          tone="success"
          title={<FormattedMessage {...messages.savedTitle} />}
          description={<FormattedMessage {...messages.savedText} />}
          actions={<LoginButton />}
        />
      ) : null}
      {outcome === 'used' ? (
        <Alert
          tone="info"
          title={<FormattedMessage {...messages.usedTitle} />}
          description={<FormattedMessage {...messages.usedText} />}
          actions={<LoginButton />}
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

function LoginButton() {
  return (
    <LinkButton href={paths.login} size="sm">
      <FormattedMessage {...messages.login} />
    </LinkButton>
  );
}
