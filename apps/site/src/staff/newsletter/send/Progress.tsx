import { useFormat } from '@nzete/ui/format';
import { ProgressTrack } from '@nzete/ui/ProgressTrack';
import { FormattedMessage } from 'react-intl';
import { percentageOf, totalOf } from '../progress.ts';
import { newsletterMessages } from '../texts/messages.ts';
import { sendMessages as messages } from '../texts/sendMessages.ts';
import type { NewsletterIssue } from '../types.ts';

const counts = ['sent', 'waiting', 'failed', 'unclear'] as const;

/** How many have it, wait for it, or could not get it. */
export function Progress({ progress }: { progress: NonNullable<NewsletterIssue['progress']> }) {
  const { number } = useFormat();
  return (
    <div className="nz:grid nz:max-w-measure nz:gap-3">
      <ProgressTrack percentage={percentageOf(progress)} />
      <p className="nz:font-semibold nz:tabular-nums">
        <FormattedMessage
          {...newsletterMessages.sentOf}
          values={{ sent: number(progress.sent), total: number(totalOf(progress)) }}
        />
      </p>
      <dl className="nz:border-t nz:border-line">
        {counts.map((count) => (
          <div key={count} className="nz:flex nz:justify-between nz:gap-4 nz:border-b nz:border-line nz:py-2">
            <dt className="nz:text-text-2">
              <FormattedMessage {...messages[count]} />
            </dt>
            <dd className="nz:font-semibold nz:tabular-nums">{number(progress[count])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
