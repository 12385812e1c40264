import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { failureText } from '../parts/failure.ts';
import { passkeyMessages as messages } from './messages.ts';

/** Without it nothing of passkeys is shown. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** The error of a browser (WebAuthn) or of a call. */
function textOf(error: unknown, { formatMessage }: IntlShape): string {
  if (!(error instanceof Error)) return failureText(error, formatMessage);
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return formatMessage(messages.stopped);
  if (error.name === 'InvalidStateError') return formatMessage(messages.hasOne);
  return formatMessage(messages.impossible);
}

/** Steps between the server and the browser, one after the other, and why they stopped. */
export function usePasskeyAct() {
  const intl = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const act = async (steps: () => Promise<void>) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await steps();
    } catch (error) {
      setFailure(textOf(error, intl));
    }
    setIsBusy(false);
  };
  return { isBusy, failure, act };
}
