import { useIntl } from 'react-intl';
import { accountProblemMessages } from './accountProblemMessages.ts';
import { problemMessages } from './problemMessages.ts';

const messages = { ...problemMessages, ...accountProblemMessages };

/** A problem of a draft. Those without a code say themselves what is wrong, in the reader's language. */
export interface Problem {
  pointer: string;
  /** The server's own words. */
  message: string;
  /** Its kind: the keyword of the JSON schema, or the rule. */
  code?: string;
  /** The limit, or what is wrong or wanted. */
  value?: string;
}

/** Keywords that say the same to who writes. */
const kinds: Readonly<Record<string, string>> = {
  not: 'blank',
  pattern: 'invalid',
  enum: 'invalid',
  const: 'invalid',
  type: 'invalid',
};

/** What is wrong, in the reader's language; in the server's words if the kind is not known here. */
export function useProblemText(): (problem: Problem) => string {
  const { formatMessage } = useIntl();
  return ({ code, value, message }) => {
    let kind = kinds[code ?? ''] ?? code ?? '';
    if (code === 'minLength' && value === '1') kind = 'blank';
    if (code === 'format') kind = value === 'date' ? 'date' : value === 'uri' ? 'address' : 'invalid';
    return Object.hasOwn(messages, kind)
      ? formatMessage(messages[kind as keyof typeof messages], { value: value ?? '' })
      : message;
  };
}
