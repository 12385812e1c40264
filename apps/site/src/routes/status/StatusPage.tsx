import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { messages } from './messages.ts';
import { StatusForm } from './StatusForm.tsx';

/** The page at `/status`: it tells where an application stands. */
export default function StatusPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  return (
    <>
      <PageHead layout="stack" title={heading} description={<FormattedMessage {...messages.lead} />} />
      <Section>
        <StatusForm />
      </Section>
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
