import { useSendConfirmationLinkMutation } from '@nzete/api-client/accounts';
import { sendResult } from '@nzete/api-client/forms';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { Link } from '@nzete/ui/Link';
import { SendOutcome, type SendResult } from '@nzete/ui/SendOutcome';
import { Text } from '@nzete/ui/Text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { dataMessages } from './data.messages.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { messages, valueMessages } from './messages.ts';

interface UnconfirmedProps {
  email: string;
  onErased: () => void;
}

/** Until the address is confirmed, nothing that was sent with it shows. */
export function Unconfirmed({ email, onErased }: UnconfirmedProps) {
  const [resend, { isLoading }] = useSendConfirmationLinkMutation();
  const [result, setResult] = useState<SendResult>();
  const send = async () => {
    setResult(undefined);
    const { error } = await resend({});
    setResult(sendResult({ error }));
  };
  const values = { email: email };
  return (
    <div className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:gap-4">
      <Alert
        tone="warning"
        title={<FormattedMessage {...messages.confirmTitle} />}
        description={<FormattedMessage {...valueMessages.confirmText} values={values} />}
        actions={
          <>
            <Button size="sm" isLoading={isLoading} onClick={() => void send()}>
              <FormattedMessage {...messages.sendAgain} />
            </Button>
            <Link href={paths.sendFeedback}>
              <FormattedMessage {...messages.write} />
            </Link>
          </>
        }
      />
      <SendOutcome result={result} title={<FormattedMessage {...valueMessages.sentAgain} values={values} />} />
      <div className="nz:grid nz:grid-cols-1 nz:justify-items-start nz:gap-4">
        <Text>
          <FormattedMessage {...dataMessages.eraseAccountText} />
        </Text>
        <EraseDialog isAccountAlone onErased={onErased} />
      </div>
    </div>
  );
}
