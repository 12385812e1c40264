import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OuterFrame } from '../shell/OuterFrame.tsx';
import { CodeList } from './CodeList.tsx';
import { setUpMessages as messages } from './messages.ts';

/** The recovery codes, as a step of the sign-in. */
export function RecoveryCodes(props: ComponentProps<typeof CodeList>) {
  const { formatMessage } = useIntl();
  return (
    <OuterFrame title={formatMessage(messages.codesTitle)} intro={<FormattedMessage {...messages.codesIntro} />}>
      <CodeList {...props} />
    </OuterFrame>
  );
}
