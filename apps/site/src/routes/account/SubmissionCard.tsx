import type { OwnSubmission } from '@nzete/api-client/accounts';
import { Disclosure } from '@nzete/ui/Disclosure';
import { useFormat } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { Panel } from '@nzete/ui/Panel';
import { ReferenceNumber } from '@nzete/ui/SendOutcome';
import { Text } from '@nzete/ui/Text';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ContactForm } from './ContactForm.tsx';
import { contactFields } from './contact.ts';
import { StaffMessages } from './StaffMessages.tsx';
import { SubmissionState } from './SubmissionState.tsx';
import { submissionValueMessages, submissionMessages as texts } from './submission.messages.ts';
import { WantedDocuments } from './WantedDocuments.tsx';
import { Withdrawal } from './Withdrawal.tsx';

/** What was sent, where it stands, and what its sender can do with it. */
export function SubmissionCard({ submission }: { submission: OwnSubmission }) {
  const titleId = useId();
  const { date } = useFormat();
  const card = useRef<HTMLElement>(null);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const { kind, reference, submitted_at, messages, can_withdraw, can_correct, wants_document } = submission;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isWithdrawn && !can_withdraw) card.current?.focus();
  }, [isWithdrawn, can_withdraw]);
  return (
    <Panel ref={card} as="section" variant="accent" aria-labelledby={titleId} tabIndex={-1} className="nz:gap-5">
      <div className="nz:grid nz:gap-1">
        <Heading id={titleId} headingLevel={3} size="md">
          <FormattedMessage {...texts[kind]} />
        </Heading>
        <Text size="md" tone="muted">
          <FormattedMessage {...submissionValueMessages.sentOn} values={{ date: date(submitted_at) }} />
        </Text>
        {reference ? <ReferenceNumber number={reference} /> : null}
      </div>
      <SubmissionState submission={submission} />
      {messages.length > 0 ? <StaffMessages messages={messages} /> : null}
      {wants_document && reference ? <WantedDocuments submission={submission} /> : null}
      {can_correct && contactFields(submission).length > 0 ? (
        <Disclosure title={<FormattedMessage {...texts.contactTitle} />}>
          <ContactForm submission={submission} />
        </Disclosure>
      ) : null}
      {can_withdraw ? <Withdrawal submission={submission} onWithdrawn={() => setWithdrawn(true)} /> : null}
    </Panel>
  );
}
