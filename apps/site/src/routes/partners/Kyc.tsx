import river from 'scene:river-bend';
import { Heading } from '@nzete/ui/Heading';
import { type KycAnswer, KycWizard } from '@nzete/ui/KycWizard';
import { Link } from '@nzete/ui/Link';
import { Picture } from '@nzete/ui/Picture';
import { RuledList } from '@nzete/ui/RuledList';
import { Text } from '@nzete/ui/Text';
import { FileText, IdCard, Lock } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FirstCountries } from '../../shared/FirstCountries.tsx';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { paths } from '../../shared/routes.ts';
import { type IdentityCheck, identityCheck } from './identityCheck.ts';
import { KycVisitContext } from './KycContext.ts';
import { kycMessages } from './kyc.messages.ts';
import { messages } from './messages.ts';
import { useKyc } from './useKyc.ts';

/**
 * The identity check and its checklist. After an application it opens at step 1 and focuses its
 * heading.
 */
export default function Kyc() {
  const visit = use(KycVisitContext);
  const root = useRef<HTMLDivElement>(null);
  const { apply, upload, progress } = useKyc();
  // The cast: its handler is that of a wizard.
  const answer = useFormAnswer('kyc') as KycAnswer<IdentityCheck> | undefined;
  useEffect(() => {
    if (visit === 0) return;
    const heading = root.current?.querySelector<HTMLElement>('[data-slot="wizard-title"]');
    heading?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [visit]);
  return (
    <FirstCountries>
      <KycWizard
        ref={root}
        definition={identityCheck}
        onSubmit={apply}
        onUpload={upload}
        visit={visit}
        answer={answer}
        {...progress}
        step={answer ? undefined : progress.step}
        intent="kyc"
        aside={<KeepAtHand />}
        confirmationNote={
          <Link href={paths.status} variant="inline">
            <FormattedMessage {...kycMessages.status} />
          </Link>
        }
      />
    </FirstCountries>
  );
}

const needed = [
  { Icon: IdCard, text: kycMessages.atHandId },
  { Icon: FileText, text: kycMessages.atHandAddress },
  { Icon: Lock, text: kycMessages.atHandPrivate },
];

function KeepAtHand() {
  const { formatMessage } = useIntl();
  return (
    <div className="nz:grid nz:content-start nz:gap-5">
      <Picture
        src={river}
        alt={formatMessage(messages.picture)}
        className="nz:aspect-16/9 nz:lg:aspect-4/3"
        imageClassName="nz:object-[55%_60%]"
      />
      <Heading size="md">
        <FormattedMessage {...kycMessages.atHand} />
      </Heading>
      <RuledList
        layout="icons"
        items={needed.map(({ Icon, text }) => ({
          id: text.id,
          icon: <Icon />,
          description: <FormattedMessage {...text} />,
        }))}
      />
      <Text size="sm" tone="muted">
        <FormattedMessage {...kycMessages.keptInTab} />
      </Text>
    </div>
  );
}
