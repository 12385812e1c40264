import type { OutboxItem } from '@nzete/ui/OutboxList';
import { FormattedMessage } from 'react-intl';
import type { Content, KeptForm, Refusal } from '../../shared/outbox/keptForm.ts';
import { outboxMessages as messages, outboxValueMessages as texts } from '../../shared/outbox/outbox.messages.ts';

/** What becomes of a form. The server's reasons show in the language in which they came. */
export function statusOf(form: KeptForm, content: Content | undefined, lang: string): OutboxItem['status'] {
  const { state, attempts, reference, refusal } = form;
  if (state === 'arrived') {
    return {
      tone: 'success',
      title: <FormattedMessage {...messages.arrivedTitle} />,
      description: reference ? (
        <FormattedMessage {...texts.reference} values={{ reference }} />
      ) : (
        <FormattedMessage {...messages.noReference} />
      ),
    };
  }
  if (state === 'refused') {
    const reasons = refusal && form.lang === lang ? reasonsOf(refusal, content) : [];
    return {
      tone: 'error',
      title: <FormattedMessage {...messages.refusedTitle} />,
      description: reasons.length > 0 ? reasons.join(' ') : <FormattedMessage {...messages.refusedText} />,
    };
  }
  if (state === 'opened') {
    return {
      tone: 'warning',
      title: <FormattedMessage {...messages.openedTitle} />,
      description: <FormattedMessage {...messages.openedText} />,
    };
  }
  return {
    tone: attempts > 0 ? 'warning' : 'info',
    title: <FormattedMessage {...(attempts > 0 ? messages.busyTitle : messages.waitingTitle)} />,
    description: <FormattedMessage {...(attempts > 0 ? messages.busyText : messages.waitingText)} />,
  };
}

/** Each after the name of its field, as the server words them; otherwise its reason for the whole. */
function reasonsOf({ detail, fields }: Refusal, content: Content | undefined): string[] {
  const labelOf = (field: string) => content?.summary.find(({ name }) => name === field)?.label;
  const named = Object.entries(fields).flatMap(([field, reason]) => {
    const label = labelOf(field);
    return label ? [`${label} ${reason}.`] : [];
  });
  if (named.length > 0) return named;
  return detail ? [detail] : [];
}
