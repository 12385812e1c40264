'use client';

import { FormattedMessage } from 'react-intl';
import { useIsOffline } from '../../internal/useIsOffline.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { sendNoteMessages as texts } from './SendNote.messages.ts';

interface SendNoteProps {
  /** Why the last try did not work, in the reader's language. */
  failure: string | undefined;
}

/** Says at the button of a form that there is no connection, or why the last try did not work. */
export function SendNote({ failure }: SendNoteProps) {
  const isOffline = useIsOffline();
  return (
    <div role="status" className="nz:grid nz:empty:hidden">
      {isOffline ? <Alert tone="warning" description={<FormattedMessage {...texts.offline} />} /> : null}
      {failure && !isOffline ? (
        <Alert tone="error" title={<FormattedMessage {...texts.failed} />} description={failure} />
      ) : null}
    </div>
  );
}
