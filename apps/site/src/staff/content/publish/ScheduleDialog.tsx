import { Button } from '@nzete/ui/Button';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { useFormat } from '@nzete/ui/format';
import { SelectField } from '@nzete/ui/SelectField';
import { TextField } from '@nzete/ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { staffMessages } from '../../messages.ts';
import { publishMessages as messages } from '../texts/publishMessages.ts';
import { momentIn, partsOfMoment } from './schedule.ts';

interface ScheduleDialogProps {
  /** When it is to be published, if that is decided. */
  publishAt: string | null;
  /** Resolves with why it failed. */
  onSchedule: (publishAt: string | null) => Promise<string | undefined>;
  onClose: () => void;
}

const times = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** Chooses the day and the time at which a draft is published, in the time of Kinshasa. */
export function ScheduleDialog({ publishAt, onSchedule, onClose }: ScheduleDialogProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const formId = useId();
  const start = partsOfMoment(publishAt);
  const [day, setDay] = useState(start.day);
  const [time, setTime] = useState(start.time);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (at: string | null) => {
    setBusy(true);
    const problem = await onSchedule(at);
    setBusy(false);
    setError(problem);
    if (problem === undefined) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = momentIn(day, time);
    if (at === undefined || Date.parse(at) <= Date.now()) setError(formatMessage(messages.scheduleInPast));
    else void send(at);
  };
  return (
    <Dialog
      open
      title={formatMessage(messages.scheduleTitle)}
      description={formatMessage(messages.scheduleText)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button type="submit" form={formId} isLoading={isBusy}>
            <FormattedMessage {...messages.schedule} />
          </Button>
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...staffMessages.cancel} />
            </Button>
          </DialogClose>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="nz:grid nz:gap-4">
        {publishAt ? (
          <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-2">
            <p>
              <FormattedMessage
                {...messages.scheduled}
                values={{ date: date(publishAt), time: date(publishAt, 'time') }}
              />
            </p>
            <Button variant="quiet" size="sm" onClick={() => void send(null)}>
              <FormattedMessage {...messages.unschedule} />
            </Button>
          </div>
        ) : null}
        <TextField
          type="date"
          label={formatMessage(messages.day)}
          error={error}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <SelectField
          label={formatMessage(messages.time)}
          value={time}
          onChange={({ target }) => setTime(target.value)}
          options={[...new Set([...times, time])].toSorted().map((value) => ({ value, label: value }))}
        />
      </form>
    </Dialog>
  );
}
