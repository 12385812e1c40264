import { Alert } from '@nzete/ui/Alert';
import { FormattedMessage } from 'react-intl';
import { useMoment } from '../../parts/useMoment.ts';
import { proposalMessages as messages } from '../texts/proposalMessages.ts';
import type { ContentList } from '../types.ts';

/** Who has proposed to send donations elsewhere, and what comes next. */
export function ProposalNotice({ draft }: Pick<ContentList, 'draft'>) {
  const moment = useMoment();
  if (!draft?.needs_approval) return null;
  if (!draft.proposal) return <Alert tone="warning" description={<FormattedMessage {...messages.needed} />} />;
  const { by: who, ready_at, ...proposal } = draft.proposal;
  const at = moment(proposal.at);
  return (
    <Alert
      tone="warning"
      description={
        ready_at === null ? (
          <FormattedMessage {...messages.waits} values={{ who, at }} />
        ) : (
          <FormattedMessage {...messages.waitsAlone} values={{ who, at, ready: moment(ready_at) }} />
        )
      }
    />
  );
}
