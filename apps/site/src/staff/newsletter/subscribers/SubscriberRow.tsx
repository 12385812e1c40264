import { staffApi } from '@nzete/api-client/staff';
import { Badge } from '@nzete/ui/Badge';
import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../content/texts/languageNames.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { Row, RowLine } from '../../parts/Rows.tsx';
import { useAct } from '../../parts/useAct.ts';
import { useFocusGone } from '../../parts/useFocusGone.ts';
import { useKeptOnce } from '../../session/kept.ts';
import { subscriberMessages as messages } from '../texts/subscriberMessages.ts';
import type { NewsletterSubscriber } from '../types.ts';

interface SubscriberRowProps {
  subscription: NewsletterSubscriber;
  isReadOnly: boolean;
  /** Called when the row disappears while it has focus. */
  onGone: () => void;
}

/** An address, its state and language, and a button that ends it. */
export function SubscriberRow({ subscription, isReadOnly, onGone }: SubscriberRowProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const { email, state, language, source, created_at, confirmed_at, bounced_at } = subscription;
  const lines = [
    language ? languageName(language) : formatMessage(messages.noLanguage),
    formatMessage(messages.since, { at: date(created_at) }),
    confirmed_at && formatMessage(messages.confirmed, { at: date(confirmed_at) }),
    bounced_at && formatMessage(messages.bounced, { at: date(bounced_at) }),
    source === 'donations' && formatMessage(messages.donations),
  ];
  return (
    <Row
      title={<span className="nz:[overflow-wrap:anywhere]">{email}</span>}
      mark={
        <Badge tone={state === 'active' ? 'line' : undefined}>
          <FormattedMessage {...messages[`state.${state}`]} />
        </Badge>
      }
      end={isReadOnly ? null : <EndSubscription subscription={subscription} onGone={onGone} />}
    >
      <RowLine>{lines.filter(Boolean).join(' · ')}</RowLine>
    </Row>
  );
}

function EndSubscription({ subscription: { id, email, state }, onGone }: Omit<SubscriberRowProps, 'isReadOnly'>) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const end = useKeptOnce(`subscription ${id}`, staffApi.useEndNewsletterSubscriptionMutation()[0], { isEmpty: true });
  const [isAsking, setAsking] = useState(false);
  const button = useFocusGone<HTMLButtonElement>(onGone);
  return (
    <>
      <Button
        ref={button}
        variant="line"
        size="sm"
        aria-haspopup="dialog"
        aria-label={formatMessage(messages.endOf, { email })}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage {...messages.end} />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={formatMessage(messages.endTitle, { email })}
          description={formatMessage(messages.endText)}
          confirm={formatMessage(messages.endNow)}
          onConfirm={() => act(end({ id, state }), formatMessage(messages.ended, { email }))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
