import { Alert } from '@nzete/ui/Alert';
import type { NewsletterAnswer } from '@nzete/ui/NewsletterForm';
import { NewsletterSignup } from '@nzete/ui/NewsletterSignup';
import { FormattedMessage } from 'react-intl';
import { useSubscribe } from '../../features/newsletter/useSubscribe.ts';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { closedId } from './closedId.ts';
import { messages } from './messages.ts';

/** The beginning of the page while no method is open: no one may send anything yet. */
export function ClosedNotice() {
  const subscribe = useSubscribe('donations');
  const notify = useNotify();
  const answer: NewsletterAnswer | undefined = useFormAnswer('donation-notice');
  return (
    <div
      id={closedId}
      tabIndex={-1}
      className="nz:wrap nz:grid nz:scroll-mt-24 nz:items-start nz:gap-5 nz:pt-8 nz:outline-none nz:lg:grid-cols-2 nz:lg:gap-16"
    >
      <Alert tone="warning" title={<FormattedMessage {...messages.closed} />} />
      <NewsletterSignup
        title={<FormattedMessage {...messages.tellMe} />}
        note={<FormattedMessage {...messages.tellMeNote} />}
        onSubmit={subscribe}
        onMessage={notify}
        answer={answer}
        intent="donation-notice"
        className="nz:ground-cloth"
      />
    </div>
  );
}
