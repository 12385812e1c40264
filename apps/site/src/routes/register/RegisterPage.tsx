import { AccountFormPage } from '../../shared/AccountFormPage.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';
import { RegisterForm } from './RegisterForm.tsx';

const others = [
  { href: paths.login, text: messages.loginText, label: messages.login },
  { href: paths.privacyPolicy, text: messages.privacyText, label: messages.privacy },
];

/** The page at `/register`. */
export default function RegisterPage() {
  return (
    <AccountFormPage messages={messages} others={others}>
      <RegisterForm />
    </AccountFormPage>
  );
}
