import { staffApi } from '@nzete/api-client/staff';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { staffMessages } from '../messages.ts';
import { Rows } from '../parts/Rows.tsx';
import { StaffSection } from '../parts/StaffSection.tsx';
import { passkeyMessages as messages } from './messages.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';

/** One's own passkeys, and a form to add one. */
export function PasskeySection({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const query = staffApi.useGetPasskeysQuery({});
  const title = formatMessage(messages.title);
  const handleAdded = (codes: string[]) => {
    // With the first one, the page of recovery codes says that it worked.
    if (codes.length === 0) notify({ tone: 'success', title: formatMessage(messages.added) });
    onCodes(codes);
  };
  return (
    <StaffSection title={title} note={<FormattedMessage {...messages.note} />}>
      <QueryState
        query={query}
        loading={staffMessages.loading}
        error={staffMessages.failed}
        isEmpty={(passkeys) => passkeys.length === 0}
        empty={
          <p>
            <FormattedMessage {...messages.empty} />
          </p>
        }
      >
        {(passkeys) => (
          <Rows aria-label={title}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} {...passkey} />
            ))}
          </Rows>
        )}
      </QueryState>
      <PasskeyForm onAdded={handleAdded} />
    </StaffSection>
  );
}
