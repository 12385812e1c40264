import river from 'scene:river-bend';
import { KycWizard } from '@nzete/ui/KycWizard';
import { Picture } from '@nzete/ui/Picture';
import { FileText, IdCard, Lock } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { KycVisitContext } from './KycContext.ts';
import { messages } from './messages.ts';
import { useKyc } from './useKyc.ts';

/**
 * The identity check and its checklist. After an application it opens at step 1 and focuses its
 * heading.
 */
export default function Kyc() {
  const visit = use(KycVisitContext);
  const root = useRef<HTMLDivElement>(null);
  const { apply, upload } = useKyc();
  useEffect(() => {
    if (visit === 0) return;
    const heading = root.current?.querySelector<HTMLElement>('[data-slot="wizard-title"]');
    heading?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [visit]);
  return <KycWizard ref={root} onSubmit={apply} onUpload={upload} visit={visit} aside={<KeepAtHand />} />;
}

const needed = [
  { Icon: IdCard, text: messages.atHandId },
  { Icon: FileText, text: messages.atHandAddress },
  { Icon: Lock, text: messages.atHandPrivate },
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
      <h2 className="nz:type-h3">
        <FormattedMessage {...messages.atHand} />
      </h2>
      <ul>
        {needed.map(({ Icon, text }) => (
          <li
            key={text.id}
            className="nz:bare nz:grid nz:grid-cols-[1.5rem_1fr] nz:gap-3 nz:border-line-strong nz:border-t-[1.5px] nz:py-3 nz:text-md nz:leading-normal"
          >
            <Icon aria-hidden="true" className="nz:mt-0.5 nz:size-5" />
            <FormattedMessage {...text} />
          </li>
        ))}
      </ul>
      <p className="nz:text-sm nz:text-text-muted">
        <FormattedMessage {...messages.notSaved} />
      </p>
    </div>
  );
}
