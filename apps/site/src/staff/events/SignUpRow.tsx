import type { SignUp } from '@nzete/api-client/staff';
import { readablePhone } from '@nzete/domain';
import { Badge } from '@nzete/ui/Badge';
import { useFormat } from '@nzete/ui/format';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../gifts/languageName.ts';
import { PassingButton } from '../parts/PassingButton.tsx';
import { Row, RowLine } from '../parts/Rows.tsx';
import { useMoment } from '../parts/useMoment.ts';
import { cancelLabel, eventMessages as messages, peopleCount, statusNames } from './messages.ts';

interface SignUpRowProps {
  signUp: SignUp;
  /** Left out if it cannot be cancelled. */
  onCancel?: ((signUp: SignUp) => void) | undefined;
}

/** One person, with how many. */
export function SignUpRow({ signUp, onCancel }: SignUpRowProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const moment = useMoment();
  const heading = useRef<HTMLSpanElement>(null);
  const { name, email, phone, people, status, submitted_at, reference, note, message } = signUp;
  const count = formatMessage(peopleCount, { count: people, number: number(people) });
  return (
    <Row
      title={name}
      titleRef={heading}
      mark={
        <Badge tone={status === 'received' ? undefined : 'line'}>
          <FormattedMessage {...statusNames[status]} />
        </Badge>
      }
      end={
        onCancel ? (
          <PassingButton
            size="sm"
            variant="line"
            aria-label={formatMessage(cancelLabel, { name })}
            onClick={() => onCancel(signUp)}
            onGone={() => heading.current?.focus()}
          >
            <FormattedMessage {...messages.cancel} />
          </PassingButton>
        ) : null
      }
    >
      <RowLine>
        {[count, email, phone && readablePhone(phone), languageName(signUp)].filter(Boolean).join(' · ')}
      </RowLine>
      {note ? <RowLine>{note}</RowLine> : null}
      {message ? <RowLine>{message}</RowLine> : null}
      <RowLine>{`${reference} · ${moment(submitted_at)}`}</RowLine>
    </Row>
  );
}
