import { Button } from '@nzete/ui/Button';
import { EmptyState } from '@nzete/ui/EmptyState';
import { useFormat } from '@nzete/ui/format';
import { type OutboxItem, OutboxList } from '@nzete/ui/OutboxList';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { formNames } from '../../shared/outbox/formNames.ts';
import type { KeptForm } from '../../shared/outbox/keptForm.ts';
import { outboxMessages as messages, outboxValueMessages as texts } from '../../shared/outbox/outbox.messages.ts';
import { removeForm, reopenForm, sendOutbox } from '../../shared/outbox/outbox.ts';
import { selectOutbox } from '../../shared/outbox/outboxSlice.ts';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import { useOpenPage } from '../../shared/useOpenPage.ts';
import { formPlaces } from './formPlaces.ts';
import { statusOf } from './statusOf.tsx';
import { useContents } from './useContents.ts';

/** The forms that wait on the device, with what can be done with each. */
export function OutboxForms() {
  const { formatMessage } = useIntl();
  const { date, language } = useFormat();
  const { forms } = useSelector(selectOutbox);
  const contents = useContents(forms);
  const region = useRef<HTMLElement>(null);
  const itemOf = (form: KeptForm): OutboxItem => {
    const content = contents[form.id];
    return {
      id: form.id,
      title: formatMessage(formNames[form.form]),
      kept: <FormattedMessage {...texts.kept} values={{ date: date(form.keptAt), time: date(form.keptAt, 'time') }} />,
      status: statusOf(form, content, language),
      // The button with the focus goes with its form.
      actions: <FormActions form={form} onRemoved={() => region.current?.focus()} />,
      ...(content && {
        content: {
          title: <FormattedMessage {...messages.written} />,
          lang: form.lang,
          entries: content.summary,
        },
      }),
    };
  };
  return (
    <section ref={region} tabIndex={-1} aria-label={formatMessage(messages.title)}>
      {forms.length > 0 ? (
        <OutboxList items={forms.map(itemOf)} />
      ) : (
        <EmptyState
          title={<FormattedMessage {...messages.emptyTitle} />}
          description={<FormattedMessage {...messages.emptyText} />}
        />
      )}
    </section>
  );
}

function FormActions({ form, onRemoved }: { form: KeptForm; onRemoved: () => void }) {
  const dispatch = useDispatch<AppDispatch>();
  const { isSending } = useSelector(selectOutbox);
  const openPage = useOpenPage();
  const notify = useNotify();
  const { formatMessage } = useIntl();
  const { id, state } = form;
  const name = { 'aria-description': formatMessage(formNames[form.form]) };
  const reopen = async () => {
    if (await dispatch(reopenForm(form))) await openPage(formPlaces[form.form]);
    else notify({ tone: 'error', title: formatMessage(messages.gone) });
  };
  const remove = async () => {
    await dispatch(removeForm(id));
    onRemoved();
  };
  return (
    <>
      {state === 'waiting' || state === 'opened' ? (
        <Button size="sm" isLoading={isSending} onClick={() => void dispatch(sendOutbox(id))} {...name}>
          <FormattedMessage {...messages.sendNow} />
        </Button>
      ) : null}
      {state === 'arrived' ? null : (
        <Button size="sm" variant={state === 'refused' ? 'primary' : 'line'} onClick={() => void reopen()} {...name}>
          <FormattedMessage {...(state === 'refused' ? messages.correct : messages.openAgain)} />
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => void remove()} {...name}>
        <FormattedMessage {...messages.remove} />
      </Button>
    </>
  );
}
