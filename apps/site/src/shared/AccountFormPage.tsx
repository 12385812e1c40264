import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { PageMeta } from './meta/PageMeta.tsx';
import { NextSteps, type NextStepsProps } from './NextSteps.tsx';
import { NoScriptNote } from './NoScriptNote.tsx';

interface AccountFormPageProps {
  messages: Record<'title' | 'lead' | 'description' | 'noScript' | 'otherTitle', MessageDescriptor>;
  others: NextStepsProps['links'];
  children: ReactNode;
}

/** A page with an `AccountForm`, and links to other pages beside it. */
export function AccountFormPage({ messages, others, children }: AccountFormPageProps) {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  return (
    <>
      <PageHead layout="stack" title={heading} description={<FormattedMessage {...messages.lead} />} />
      <Section space="end">
        <div className="nz:grid nz:grid-cols-1 nz:gap-x-16 nz:gap-y-12 nz:lg:grid-cols-[7fr_5fr]">
          <div className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:content-start nz:gap-6">
            <NoScriptNote text={messages.noScript} />
            {children}
          </div>
          <NextSteps title={messages.otherTitle} links={others} />
        </div>
      </Section>
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
