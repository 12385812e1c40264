import { Alert } from '@nzete/ui/Alert';
import { Link } from '@nzete/ui/Link';
import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSession } from '../../features/auth/useSession.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NextSteps } from '../../shared/NextSteps.tsx';
import { NoScriptNote } from '../../shared/NoScriptNote.tsx';
import { accountPath, paths } from '../../shared/routes.ts';
import { LoginForm } from './LoginForm.tsx';
import { messages, signedInMessages } from './messages.ts';

const others: { href: string; text: MessageDescriptor; label: MessageDescriptor }[] = [
  { href: paths.forgotPassword, text: messages.forgotText, label: messages.forgot },
  { href: paths.register, text: messages.registerText, label: messages.register },
  { href: paths.status, text: messages.statusText, label: messages.status },
];

/** The page at `/login`. */
export default function LoginPage() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const heading = formatMessage(messages.title);
  return (
    <>
      <PageHead layout="stack" title={heading} description={<FormattedMessage {...messages.lead} />} />
      <Section space="end">
        <div className="nz:grid nz:grid-cols-1 nz:gap-x-16 nz:gap-y-12 nz:lg:grid-cols-[7fr_5fr]">
          <div className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:content-start nz:gap-6">
            <NoScriptNote text={messages.noScript} />
            {user ? (
              <Alert
                title={<FormattedMessage {...signedInMessages.signedIn} values={{ name: user.username }} />}
                actions={
                  <Link href={accountPath}>
                    <FormattedMessage {...messages.toAccount} />
                  </Link>
                }
              />
            ) : (
              <LoginForm />
            )}
          </div>
          <NextSteps title={messages.otherTitle} links={others} />
        </div>
      </Section>
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
