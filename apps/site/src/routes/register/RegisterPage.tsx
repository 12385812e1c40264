import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NextSteps } from '../../shared/NextSteps.tsx';
import { NoScriptNote } from '../../shared/NoScriptNote.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';
import { RegisterForm } from './RegisterForm.tsx';

const others: { href: string; text: MessageDescriptor; label: MessageDescriptor }[] = [
  { href: paths.login, text: messages.loginText, label: messages.login },
  { href: paths.privacyPolicy, text: messages.privacyText, label: messages.privacy },
];

/** The page at `/register`. */
export default function RegisterPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  return (
    <>
      <PageHead layout="stack" title={heading} description={<FormattedMessage {...messages.lead} />} />
      <Section space="end">
        <div className="nz:grid nz:grid-cols-1 nz:gap-x-16 nz:gap-y-12 nz:lg:grid-cols-[7fr_5fr]">
          <div className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:content-start nz:gap-6">
            <NoScriptNote text={messages.noScript} />
            <RegisterForm />
          </div>
          <NextSteps title={messages.otherTitle} links={others} />
        </div>
      </Section>
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
