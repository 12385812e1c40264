import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { TextField } from '@nzete/ui/TextField';
import { startRegistration } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { passkeyMessages as messages } from './messages.ts';
import { usePasskeyAct } from './usePasskeyAct.ts';

interface PasskeyFormProps {
  /** With the recovery codes that came with the first second factor, if this is it. */
  onAdded: (codes: string[]) => void;
}

/** Names a new passkey, and lets the browser make it. */
export function PasskeyForm({ onAdded }: PasskeyFormProps) {
  const { formatMessage } = useIntl();
  const [isMissing, setIsMissing] = useState(false);
  const [begin] = staffApi.useBeginPasskeyMutation();
  const [addPasskey] = staffApi.useAddPasskeyMutation();
  const { isBusy, failure, act } = usePasskeyAct();
  const add = (form: HTMLFormElement, name: string) =>
    act(async () => {
      const optionsJSON = await begin({}).unwrap();
      const credential = await startRegistration({ optionsJSON });
      const { recovery_codes } = await addPasskey({ passkeyInput: { name, credential } }).unwrap();
      form.reset();
      onAdded(recovery_codes);
    });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name')).trim();
    setIsMissing(!name);
    if (name) void add(form, name);
    else form.querySelector('input')?.focus();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="nz:grid nz:justify-items-start nz:gap-4">
      <TextField
        name="name"
        label={formatMessage(messages.name)}
        hint={formatMessage(messages.nameHint)}
        error={isMissing ? formatMessage(messages.nameRequired) : undefined}
        autoComplete="off"
        maxLength={60}
      />
      <div role="alert">{failure && !isMissing ? <Alert tone="error" description={failure} /> : null}</div>
      <Button type="submit" variant="line" isLoading={isBusy}>
        <FormattedMessage {...messages.add} />
      </Button>
    </form>
  );
}
