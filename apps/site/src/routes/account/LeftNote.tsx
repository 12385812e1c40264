import { Alert } from '@nzete/ui/Alert';
import { useFormat } from '@nzete/ui/format';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages, valueMessages } from './messages.ts';

/** How the visitor left: by signing out, here only if the server did not answer, or by erasure. */
export type Leave =
  | { how: 'signed-out' }
  | { how: 'signed-out-here' }
  | { how: 'account-erased'; email: string }
  | { how: 'erased'; email: string; retainedUntil: string | null };

/** Says that the visitor has left. It takes the focus, because the button that was pressed is gone. */
export function LeftNote({ leave }: { leave: Leave }) {
  const { date } = useFormat();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const props = { ref: note, tabIndex: -1, role: 'status' };
  if (leave.how === 'signed-out') {
    return (
      <Alert
        {...props}
        tone="success"
        title={<FormattedMessage {...messages.left} />}
        description={<FormattedMessage {...messages.leftText} />}
      />
    );
  }
  if (leave.how === 'signed-out-here') {
    return (
      <Alert
        {...props}
        tone="warning"
        title={<FormattedMessage {...messages.leftHereTitle} />}
        description={<FormattedMessage {...messages.leftHereText} />}
      />
    );
  }
  if (leave.how === 'account-erased') {
    return (
      <Alert
        {...props}
        tone="success"
        title={<FormattedMessage {...messages.accountErasedTitle} />}
        description={<FormattedMessage {...valueMessages.accountErasedText} values={{ email: leave.email }} />}
      />
    );
  }
  return (
    <Alert
      {...props}
      tone="success"
      title={<FormattedMessage {...messages.erasedTitle} />}
      description={
        <>
          <FormattedMessage {...valueMessages.erasedText} values={{ email: leave.email }} />{' '}
          {leave.retainedUntil ? (
            <FormattedMessage {...valueMessages.retainedText} values={{ date: date(leave.retainedUntil) }} />
          ) : null}
        </>
      }
    />
  );
}
