import type { Gift } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { StaffSection } from '../parts/StaffSection.tsx';
import { useMoment } from '../parts/useMoment.ts';
import { languageName } from './languageName.ts';
import { decidedBy, giftMessages as messages, methodNames, statusNames } from './messages.ts';
import { useAmount } from './useAmount.ts';

type Field = readonly [label: MessageDescriptor, value: ReactNode];

/** What the donor wrote, and what staff found. */
export function GiftRecord({ gift }: { gift: Gift }) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const moment = useMoment();
  const amount = useAmount();
  const { received_amount, received_currency, received_on, decided_at, decided_by } = gift;
  return (
    <>
      <StaffSection title={formatMessage(messages.fields)}>
        <Fields
          fields={[
            [messages.amount, amount(gift.amount, gift.currency)],
            [messages.method, formatMessage(methodNames[gift.method])],
            [messages.sentOn, date(gift.sent_on, 'date')],
            [messages.transfer, gift.transfer_reference],
            [messages.name, gift.name],
            [messages.email, gift.email],
            [messages.language, languageName(gift)],
            [messages.told, `${moment(gift.submitted_at)} · ${gift.reference}`],
          ]}
        />
      </StaffSection>
      <StaffSection title={formatMessage(messages.found)}>
        <Fields
          fields={[
            [messages.status, formatMessage(statusNames[gift.status])],
            [messages.amount, received_amount && received_currency && amount(received_amount, received_currency)],
            [messages.received_on, received_on && date(received_on, 'date')],
            [messages.receipt, gift.receipt_number],
            [messages.reason, gift.message],
            [
              messages.decided,
              decided_at && decided_by && formatMessage(decidedBy, { name: decided_by, date: moment(decided_at) }),
            ],
          ]}
        />
      </StaffSection>
    </>
  );
}

/** Empty fields are left out. */
function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="nz:border-t nz:border-line">
      {fields.map(([label, value]) =>
        value ? (
          <div
            key={label.id}
            className="nz:grid nz:gap-x-4 nz:gap-y-1 nz:border-b nz:border-line nz:py-2.5 nz:sm:grid-cols-[14rem_minmax(0,1fr)] nz:sm:items-baseline"
          >
            <dt className="nz:text-sm nz:text-text-muted">
              <FormattedMessage {...label} />
            </dt>
            <dd className="nz:min-w-0 nz:font-semibold nz:whitespace-pre-line nz:[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
