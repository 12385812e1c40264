import { useFormat } from '@nzete/ui/format';
import { WaitingNote } from '@nzete/ui/WaitingNote';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../rootReducer.ts';
import { outboxPath } from '../routes.ts';
import { PageTexts } from '../texts/PageTexts.tsx';
import { formNames } from './formNames.ts';
import type { KeptForm } from './keptForm.ts';
import { outboxMessages as messages, outboxValueMessages as texts } from './outbox.messages.ts';
import { takeNews } from './outbox.ts';
import { selectOutbox } from './outboxSlice.ts';

/** A translated message. */
interface News {
  tone: 'success' | 'error';
  title: string;
  description: string;
}

interface OutboxNoteProps {
  /** Says that a form has arrived or was refused. */
  onNews: (news: News) => void;
}

/**
 * In the header: how many forms wait. It also says what became of them. The header is in the code
 * that every visitor downloads, so the note is put into it from here.
 */
export function OutboxNote(props: OutboxNoteProps) {
  return (
    <PageTexts area="outbox">
      <Note {...props} />
    </PageTexts>
  );
}

function Note({ onNews }: OutboxNoteProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { forms } = useSelector(selectOutbox);
  const dispatch = useDispatch<AppDispatch>();
  const newsOf = ({ form, state, reference }: KeptForm): News => {
    const name = formatMessage(formNames[form]);
    if (state === 'refused') {
      const description = formatMessage(texts.refusedToast, { form: name });
      return { tone: 'error', title: formatMessage(messages.refusedTitle), description };
    }
    const description = reference
      ? formatMessage(texts.arrivedReference, { form: name, reference })
      : formatMessage(texts.arrivedText, { form: name });
    return { tone: 'success', title: formatMessage(messages.arrivedTitle), description };
  };
  const tell = useEffectEvent((news: KeptForm[]) => {
    for (const form of news) onNews(newsOf(form));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the forms have changed
  useEffect(() => {
    dispatch(takeNews()).then(tell, () => {});
  }, [forms, dispatch]);
  const waiting = forms.filter(({ state }) => state !== 'arrived').length;
  const place = document.querySelector('[data-slot="top-navigation-notice"]');
  if (waiting === 0 || !place) return null;
  const count = number(waiting);
  const label = formatMessage(texts.noteLabel, { count });
  return createPortal(<WaitingNote href={outboxPath} count={count} label={label} />, place);
}
