import river from 'scene:river-bend';
import { Alert } from '@nzete/ui/Alert';
import { Heading } from '@nzete/ui/Heading';
import { Picture } from '@nzete/ui/Picture';
import { RuledList } from '@nzete/ui/RuledList';
import { Seam } from '@nzete/ui/Seam';
import { FolderKanban, Globe, Sprout } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { KycContext } from './KycContext.ts';
import { messages } from './messages.ts';

const LongForm = lazySection(() => import('./LongForm.tsx'));

const types = [
  { title: messages.implementation, text: messages.implementationText },
  { title: messages.funding, text: messages.fundingText },
  { title: messages.technology, text: messages.technologyText },
  { title: messages.community, text: messages.communityText },
  { title: messages.research, text: messages.researchText },
];

/** Partnership types, benefits, and the application form. */
export function ApplyPanel({ onKyc }: { onKyc: () => void }) {
  return (
    <div className="nz:grid nz:grid-cols-1 nz:gap-10">
      <section aria-labelledby="types" className="nz:grid nz:gap-5">
        <Heading id="types">
          <FormattedMessage {...messages.typesTitle} />
        </Heading>
        <RuledList
          items={types.map(({ title, text }) => ({
            id: title.id,
            title: <FormattedMessage {...title} />,
            description: <FormattedMessage {...text} />,
          }))}
          className="nz:sm:grid-cols-2 nz:lg:grid-cols-5"
        />
      </section>
      <Seam className="nz:-mx-gutter" />
      <div className="nz:grid nz:grid-cols-1 nz:gap-10 nz:lg:grid-cols-[8fr_4fr] nz:lg:gap-12">
        <Aside />
        <div className="nz:min-w-0 nz:max-sm:-mx-gutter nz:lg:order-first">
          <KycContext value={onKyc}>
            <LateSection module="src/routes/partners/LongForm.tsx" height="300vh">
              <LongForm />
            </LateSection>
          </KycContext>
        </div>
      </div>
    </div>
  );
}

const benefits = [
  { icon: <Globe />, title: messages.network, text: messages.networkText },
  { icon: <Sprout />, title: messages.shared, text: messages.sharedText },
  { icon: <FolderKanban />, title: messages.joint, text: messages.jointText },
];

/**
 * Beside the form: the picture, the benefits, and legal requirements. Its end stays in view while
 * the longer form scrolls.
 */
function Aside() {
  const { formatMessage } = useIntl();
  return (
    <div className="nz:grid nz:content-start nz:gap-8 nz:lg:sticky nz:lg:bottom-8 nz:lg:self-end">
      <Picture
        src={river}
        alt={formatMessage(messages.picture)}
        className="nz:aspect-16/9"
        imageClassName="nz:object-[55%_60%]"
      />
      <section aria-labelledby="benefits" className="nz:grid nz:gap-4">
        <Heading id="benefits" size="md">
          <FormattedMessage {...messages.benefitsTitle} />
        </Heading>
        <RuledList
          layout="icons"
          items={benefits.map(({ icon, title, text }) => ({
            id: title.id,
            icon,
            title: <FormattedMessage {...title} />,
            description: <FormattedMessage {...text} />,
          }))}
        />
      </section>
      <Alert
        tone="warning"
        title={<FormattedMessage {...messages.complianceTitle} />}
        description={<FormattedMessage {...messages.complianceText} />}
      />
    </div>
  );
}
