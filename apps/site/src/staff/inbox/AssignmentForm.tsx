import { Button } from '@nzete/ui/Button';
import { SelectField } from '@nzete/ui/SelectField';
import { SendOutcome, type SendResult } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { entryMessages } from './texts/entryMessages.ts';
import { messages } from './texts/messages.ts';
import type { Colleague } from './types.ts';

export interface Assignment {
  account_id: string | null;
  remind_on: string | null;
}

interface AssignmentFormProps {
  assignment: Assignment;
  colleagues: readonly Colleague[];
  onSave: (assignment: Assignment) => Promise<SendResult>;
}

/** Who takes care of an entry, and when to remind them. Key it by the saved assignment. */
export function AssignmentForm({ assignment, colleagues, onSave }: AssignmentFormProps) {
  const { formatMessage } = useIntl();
  const [account, setAccount] = useState(assignment.account_id ?? '');
  const [day, setDay] = useState(assignment.remind_on ?? '');
  const [isSaving, setSaving] = useState(false);
  const [result, setResult] = useState<SendResult>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setResult(await onSave({ account_id: account || null, remind_on: day || null }));
    setSaving(false);
  };
  return (
    <form onSubmit={save} className="nz:grid nz:gap-3 nz:@md:grid-cols-2">
      <SelectField
        label={formatMessage(messages.assigned)}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
        options={[
          { value: '', label: formatMessage(messages.nobody) },
          ...colleagues.map(({ id, username }) => ({ value: id, label: username })),
        ]}
      />
      <TextField
        type="date"
        label={formatMessage(entryMessages.remindOn)}
        isOptional
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <div className="nz:grid nz:justify-items-start nz:gap-3 nz:@md:col-span-2">
        <Button type="submit" variant="line" size="sm" isLoading={isSaving}>
          <FormattedMessage {...entryMessages.save} />
        </Button>
        <p role="status" className="nz:text-sm nz:text-text-muted nz:empty:hidden">
          {result?.ok ? <FormattedMessage {...entryMessages.saved} /> : null}
        </p>
        <SendOutcome result={result?.ok ? undefined : result} title={null} />
      </div>
    </form>
  );
}
