import { staffApi } from '@nzete/api-client/staff';
import { Badge } from '@nzete/ui/Badge';
import { type Language, useFormat } from '@nzete/ui/format';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsWide } from '../../content/preview/useIsWide.ts';
import { EditorLayout } from '../../parts/EditorLayout.tsx';
import { StaffSection } from '../../parts/StaffSection.tsx';
import { useMoment } from '../../parts/useMoment.ts';
import { useSession } from '../../session/useSession.ts';
import { IssueHead } from '../IssueHead.tsx';
import { IssuePreview } from '../IssuePreview.tsx';
import { newsletterMessages } from '../texts/messages.ts';
import { sendMessages as messages } from '../texts/sendMessages.ts';
import { mayWriteNewsletter, type NewsletterIssue } from '../types.ts';
import { Progress } from './Progress.tsx';
import { SendActions } from './SendActions.tsx';
import { Unclear } from './Unclear.tsx';

/** How often the progress is read while an issue is being sent. */
const POLL_MS = 3000;

interface SentIssueProps {
  issue: NewsletterIssue;
  /** Whether it has just been sent from here. */
  wasDraft: boolean;
}

/** An issue that is being sent, was stopped, or is sent: how far it is, and how it looks. */
export function SentIssue({ issue, wasDraft }: SentIssueProps) {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const isReadOnly = !mayWriteNewsletter(useSession().role);
  const isWide = useIsWide();
  const heading = useRef<HTMLHeadingElement>(null);
  const [language, setLanguage] = useState<Language>(useFormat().language);
  const { id, state, subject, started_at, started_by, finished_at, progress } = issue;
  staffApi.useGetNewsletterIssueQuery(
    { id },
    { pollingInterval: state === 'sending' ? POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const preview = (
    <IssuePreview
      id={id}
      mayExport={!isReadOnly}
      language={language}
      onLanguage={setLanguage}
      version={state}
      isWide={isWide}
    />
  );
  const who = started_by ?? formatMessage(newsletterMessages.someone);
  return (
    <EditorLayout aside={isWide ? preview : null} bar={null}>
      <IssueHead ref={heading} subject={subject} takesFocus={wasDraft}>
        <p role="status">
          <Badge tone={state === 'sent' ? 'line' : undefined}>
            <FormattedMessage {...newsletterMessages[`state.${state}`]} />
          </Badge>
        </p>
      </IssueHead>
      {isReadOnly ? (
        <p className="nz:text-text-2">
          <FormattedMessage {...newsletterMessages.readOnly} />
        </p>
      ) : null}
      <StaffSection title={formatMessage(messages.bar)}>
        {started_at === null ? null : (
          <p>
            <FormattedMessage {...newsletterMessages.started} values={{ at: moment(started_at), who }} />
          </p>
        )}
        {finished_at === null ? null : (
          <p>
            <FormattedMessage {...newsletterMessages.finished} values={{ at: moment(finished_at) }} />
          </p>
        )}
        {progress === null ? null : <Progress progress={progress} />}
        <SendActions issue={issue} isReadOnly={isReadOnly} />
      </StaffSection>
      {progress !== null && progress.unclear > 0 ? (
        <Unclear
          issue={issue}
          count={progress.unclear}
          isReadOnly={isReadOnly}
          // Then it is gone, and so is the button.
          onResent={() => heading.current?.focus()}
        />
      ) : null}
      {isWide ? null : preview}
    </EditorLayout>
  );
}
