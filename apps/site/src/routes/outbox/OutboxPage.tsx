import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NoScriptNote } from '../../shared/NoScriptNote.tsx';
import { outboxMessages as messages } from '../../shared/outbox/outbox.messages.ts';
import { openOutbox } from '../../shared/outbox/outbox.ts';
import '../../shared/outbox/outboxListener.ts';
import { selectOutbox } from '../../shared/outbox/outboxSlice.ts';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import { OutboxForms } from './OutboxForms.tsx';

/** The page at `/outbox`: the forms that wait on this device to be sent. */
export default function OutboxPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  const { isRead, isUnreadable } = useSelector(selectOutbox);
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    void dispatch(openOutbox());
  }, [dispatch]);
  return (
    <>
      <PageHead layout="stack" title={heading} description={<FormattedMessage {...messages.description} />} />
      <Section space="end">
        <NoScriptNote text={messages.noScript} />
        {isRead || isUnreadable ? <OutboxForms /> : null}
      </Section>
      <PageMeta description={description} heading={heading} isIndexed={false} />
    </>
  );
}
