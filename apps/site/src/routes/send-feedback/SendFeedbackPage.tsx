import { Heading } from '@nzete/ui/Heading';
import { Link } from '@nzete/ui/Link';
import { PageHead } from '@nzete/ui/PageHead';
import { RuledList } from '@nzete/ui/RuledList';
import { Section } from '@nzete/ui/Section';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { PaperNote } from '../../shared/PaperNote.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

const Letter = lazySection(() => import('./Letter.tsx'));

const others: { href: string; text: MessageDescriptor; label: MessageDescriptor }[] = [
  { href: paths.help, text: messages.asideHelp, label: messages.help },
  { href: paths.privacyPolicy, text: messages.asidePrivacy, label: messages.privacy },
];

/** The page at `/send-feedback`: a letter to the foundation. */
export default function SendFeedbackPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  return (
    <Section tone="sunk">
      <div className="nz:grid nz:grid-cols-1 nz:gap-x-16 nz:gap-y-8 nz:lg:grid-cols-[8fr_4fr]">
        <PageHead
          variant="bare"
          layout="stack"
          title={heading}
          description={<FormattedMessage {...messages.lead} />}
          className="nz:lg:col-span-2"
        />
        <PaperNote text={messages.paper} />
        <LateSection module="src/routes/send-feedback/Letter.tsx" height="36rem">
          <Letter />
        </LateSection>
        <aside aria-labelledby="before-writing" className="nz:grid nz:content-start nz:gap-4">
          <Heading id="before-writing" size="md">
            <FormattedMessage {...messages.asideTitle} />
          </Heading>
          <RuledList
            layout="links"
            items={others.map(({ href, text, label }) => ({
              id: href,
              description: <FormattedMessage {...text} />,
              actions: (
                <Link href={href} size="lg">
                  <FormattedMessage {...label} />
                  <ArrowRight aria-hidden="true" />
                </Link>
              ),
            }))}
          />
        </aside>
      </div>
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </Section>
  );
}
