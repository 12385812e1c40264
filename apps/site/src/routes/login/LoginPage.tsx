import { Alert } from '@nzete/ui/Alert';
import { Link } from '@nzete/ui/Link';
import { FormattedMessage } from 'react-intl';
import { useSession } from '../../features/auth/useSession.ts';
import { AccountFormPage } from '../../shared/AccountFormPage.tsx';
import { accountPath, paths } from '../../shared/routes.ts';
import { LoginForm } from './LoginForm.tsx';
import { messages, signedInMessages } from './messages.ts';

const others = [
  { href: paths.forgotPassword, text: messages.forgotText, label: messages.forgot },
  { href: paths.register, text: messages.registerText, label: messages.register },
  { href: paths.status, text: messages.statusText, label: messages.status },
];

/** The page at `/login`. */
export default function LoginPage() {
  const { user } = useSession();
  return (
    <AccountFormPage messages={messages} others={others}>
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
    </AccountFormPage>
  );
}
